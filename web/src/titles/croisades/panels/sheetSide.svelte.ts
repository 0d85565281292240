/** On which side of the map the sheet of a decision lies, as long as the page is open. */

export const sheetSide = $state({ left: false });
