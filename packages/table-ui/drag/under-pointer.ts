/** Where the pointer is now: what is drawn lags a frame behind a quick hand. */
let pointer: { readonly x: number; readonly y: number } | null = null;

function follow({ clientX, clientY }: PointerEvent): void {
  pointer = { x: clientX, y: clientY };
}

/** To be called while something is dragged; what it answers with ends it. */
export function followPointer(): () => void {
  pointer = null;
  const heard = ['pointermove', 'pointerup'] as const;
  for (const kind of heard) addEventListener(kind, follow, { capture: true, passive: true });
  return () => {
    for (const kind of heard) removeEventListener(kind, follow, { capture: true });
  };
}

export function markTarget(element: HTMLElement | null, id: string): void {
  if (element !== null) element.dataset['drop'] = id;
}

/** The target that lies under the pointer; null where there is none. */
export function targetUnderPointer(): string | null {
  if (pointer === null) return null;
  for (const element of document.elementsFromPoint(pointer.x, pointer.y)) {
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target !== null) return target.dataset['drop'] ?? null;
  }
  return null;
}
