/** Sends it, and lets it be felt only where it was sent: in a pause, for one, it is not. Answers with its id. */
export function sendAndFeel<C>(
  command: C,
  play: (command: C) => string | null,
  feelIt: (command: C) => void,
): string | null {
  const id = play(command); // before anything else: it races
  if (id !== null) feelIt(command);
  return id;
}
