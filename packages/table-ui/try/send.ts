/** Sends a command, and gives feedback if it was sent: in a pause it is not. Answers with its id or null. */
export function sendAndFeel<C>(
  command: C,
  play: (command: C) => string | null,
  feelIt: (command: C) => void,
): string | null {
  const id = play(command); // first, because commands race
  if (id !== null) feelIt(command);
  return id;
}
