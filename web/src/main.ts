import { mount } from "svelte";

import App from "./App.svelte";

const table = document.getElementById("table");
if (table === null) throw new Error("index.html has no element with the id 'table' to draw the page in");

mount(App, { target: table });
