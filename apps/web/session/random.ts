/** By getRandomValues: randomUUID is missing on plain http, and a table at home is often just that. */
function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This person's share in the seed of a match. */
export function makeNonce(): string {
  return randomHex(16);
}

/** A name for a command that no other command of the seat has. */
export function makeCommandId(): string {
  return randomHex(8);
}
