export interface Note {
  readonly wave: OscillatorType;
  readonly hertz: number;
  /** Pitch at the end of a glide; absent for a constant pitch. */
  readonly toHertz?: number;
  readonly gain: number;
  readonly fadeMs: number;
  readonly afterMs?: number;
}

const ATTACK_S = 0.005;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

export function playNotes(notes: readonly Note[], loudness: number): void {
  context ??= openAudio();
  if (context === null) return;
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const note of notes) playNote(context, { ...note, gain: note.gain * loudness });
}

/** Null if the browser allows none, as with too many pages that play sound. A throw would break the render of a table. */
function openAudio(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

function playNote(audio: AudioContext, { wave, hertz, toHertz, gain, fadeMs, afterMs = 0 }: Note): void {
  const start = audio.currentTime + afterMs / 1000;
  const end = start + fadeMs / 1000;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: hertz });
  if (toHertz !== undefined) oscillator.frequency.exponentialRampToValueAtTime(toHertz, end);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
