/** Moves the focus to the one after the one that has it, from the last to the first; false where there is none. */
export function focusNext(things: Iterable<HTMLElement>): boolean {
  const next = nextIn([...things], document.activeElement);
  next?.focus();
  return next !== null;
}

/** The first where `current` is not among them; null for an empty row. */
export function nextIn<Thing>(row: readonly Thing[], current: unknown): Thing | null {
  const at = row.findIndex((thing) => thing === current);
  return row[(at + 1) % row.length] ?? null;
}
