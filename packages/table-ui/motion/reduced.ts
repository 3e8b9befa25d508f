export const STILLNESS = '(prefers-reduced-motion: reduce)';

export function prefersStillness(): boolean {
  return matchMedia(STILLNESS).matches;
}
