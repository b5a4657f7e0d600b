/** Short tones, made on the spot; silent unless the visitor switched them on. */
import { currentLook } from '../look.svelte';

export type Sound = 'lay' | 'move' | 'theirs' | 'refused' | 'over' | 'low';

/** One tone: hertz, and when it begins and how long it lasts in milliseconds. */
export type Tone = readonly [hertz: number, begins: number, lasts: number];

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  lay: [[520, 0, 40]],
  move: [[440, 0, 80], [660, 80, 120]],
  theirs: [[660, 0, 90], [880, 110, 140]],
  refused: [[220, 0, 90], [180, 100, 140]],
  low: [[880, 0, 70], [880, 140, 70], [880, 280, 70]],
  over: [[523, 0, 130], [659, 140, 130], [784, 280, 260]],
};

const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Plays a sound. A browser lets a page sound only after somebody has touched it; until then this is silent. */
export function play(sound: Sound): void {
  if (currentLook().sound === 'off' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [hertz, begins, lasts] of TONES[sound]) ring(context, hertz, begins / 1000, lasts / 1000);
}

function ring(audio: AudioContext, hertz: number, begins: number, lasts: number): void {
  const from = audio.currentTime + begins;
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
  const gain = new GainNode(audio, { gain: 0 });
  // A tone that starts or ends at once clicks.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, from + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + lasts);
}
