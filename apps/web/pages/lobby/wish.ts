/** The table at which somebody wants to choose another game as soon as they may. */
let wished: string | null = null;

export function wishForAnotherGame(table: string): void {
  wished = table;
}

/** Once. */
export function takeWish(table: string): boolean {
  const isWished = wished === table;
  if (isWished) wished = null;
  return isWished;
}
