/** It is my turn: a sound, a notice of the system, whichever somebody has asked for. */

import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words";

let sounds: AudioContext | undefined;
let shown: Notification | undefined;

/** Two soft strokes of a bell. */
export function chime(): void {
  sounds ??= new AudioContext();
  const { currentTime: now } = sounds;
  void sounds.resume();
  for (const [pitch, late] of [[587, 0], [880, 0.16]] as const) {
    const [tone, loudness] = [sounds.createOscillator(), sounds.createGain()];
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + late);
    loudness.gain.exponentialRampToValueAtTime(0.16, now + late + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + late + 0.7);
    tone.connect(loudness).connect(sounds.destination);
    tone.start(now + late);
    tone.stop(now + late + 0.75);
  }
}

/** Once, when play comes to a seat that is held here. */
export function tellMyTurn(table: string, prompt: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  shown?.close();
  shown = new Notification(t("your-turn"), { body: prompt || table, tag: "undercroft-turn", icon: "/icons/undercroft-192.png" });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}
