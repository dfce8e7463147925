import "./style/layers.css";
import "@fontsource-variable/bitter";
import "@fontsource-variable/sofia-sans-extra-condensed";
import { mount } from "svelte";
import App from "./App.svelte";
import { hasten, work } from "./offline/worker.svelte.ts";
import { path } from "./router.svelte.ts";
import "./style/base.css";
import "./style/buttons.css";
import "./style/tokens.css";
import { watchTextSize } from "./ui/textsize.ts";
import { listen, speak } from "./words/words.svelte.ts";

const app = document.getElementById("app");
if (app) {
  if (import.meta.env.PROD) hasten();
  // the table's code comes while the words do
  if (path().startsWith("/t/")) void import("./pages/TablePage.svelte");
  await speak();
  listen();
  watchTextSize();
  mount(App, { target: app });
  if (import.meta.env.PROD) void work();
}
