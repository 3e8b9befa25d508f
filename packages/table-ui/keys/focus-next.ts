/** Moves the focus to the next element of a row, from the last to the first; false for an empty row. */
export function focusNext(things: Iterable<HTMLElement>): boolean {
  const next = nextIn([...things], document.activeElement);
  next?.focus();
  return next !== null;
}

/** The first element if `current` is not in the row; null for an empty row. */
export function nextIn<Thing>(row: readonly Thing[], current: unknown): Thing | null {
  const at = row.findIndex((thing) => thing === current);
  return row[(at + 1) % row.length] ?? null;
}
