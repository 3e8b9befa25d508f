type Hidden = Pick<HTMLElement, 'style'>;

/** How many fly there. */
const awaited = new WeakMap<Hidden, number>();

/** Not seen until everything that flies to it has landed: each flight hides it, and calls the answer once when it lands. */
export function hide(place: Hidden): () => void {
  awaited.set(place, (awaited.get(place) ?? 0) + 1);
  // Not an animation: one that changes nothing would ask for a frame all the time.
  place.style.opacity = '0';
  return () => {
    const left = (awaited.get(place) ?? 1) - 1;
    awaited.set(place, left);
    if (left === 0) place.style.opacity = '';
  };
}
