type Hideable = Pick<HTMLElement, 'style'>;

/** Number of flights to each place. */
const awaited = new WeakMap<Hideable, number>();

/** Hides a place until all flights to it have landed. Each flight hides it and calls the answer once, as it lands. */
export function hide(place: Hideable): () => void {
  awaited.set(place, (awaited.get(place) ?? 0) + 1);
  // Not an animation, which would request every frame without changing anything.
  place.style.opacity = '0';
  return () => {
    const left = (awaited.get(place) ?? 1) - 1;
    awaited.set(place, left);
    if (left === 0) place.style.opacity = '';
  };
}
