/** What one click on a thing of the board may mean, in words. */
export interface MenuItem {
  label: string;
  actions: string[];
}
