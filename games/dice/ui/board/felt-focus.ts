/** A digit was pressed before the script of the cursor had come. */
let isWanted = false;

export function focusFelt(): void {
  const cursor = document.querySelector<HTMLElement>('[data-thing="cursor"]');
  isWanted = cursor === null;
  cursor?.focus();
}

/** For the cursor once it is drawn. */
export function focusIfWanted(cursor: HTMLElement | null): void {
  if (cursor === null || !isWanted) return;
  isWanted = false;
  cursor.focus();
}
