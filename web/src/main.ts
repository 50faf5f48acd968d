import "@fontsource/alegreya/latin-500.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./look/tokens.css";
import "./look/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepShell } from "./lib/stale";
import { loadIcons } from "./look/icons.svelte";

const table = document.getElementById("table");
if (table === null) throw new Error("index.html has no element with the id 'table' to draw the page in");

mount(App, { target: table });
void loadIcons();
keepShell();
