export interface Note {
  readonly wave: OscillatorType;
  readonly hertz: number;
  /** Where the pitch glides to. */
  readonly toHertz?: number;
  readonly gain: number;
  readonly fadeMs: number;
  readonly afterMs?: number;
}

const ATTACK_S = 0.005;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

export function playNotes(notes: readonly Note[], loudness: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of notes) playNote(context, { ...note, gain: note.gain * loudness });
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
