/** Uses getRandomValues: randomUUID does not exist on plain http, which servers at home often use. */
function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This person's share in the seed of a match. */
export function makeNonce(): string {
  return randomHex(16);
}

/** An id that is unique among the commands of the seat. */
export function makeCommandId(): string {
  return randomHex(8);
}
