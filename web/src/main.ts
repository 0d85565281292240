import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "$lib/api/session.svelte";
import { translator } from "$lib/locale/translator.svelte";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";

async function open(): Promise<void> {
  // Words first: nothing is drawn in the wrong language.
  await translator.setLanguage(translator.preferredLanguage());
  mount(App, { target: document.getElementById("app")! });
  await session.load();
}

void open();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js");
}
