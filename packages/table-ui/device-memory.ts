/** `localStorage` throws in some private windows: nothing is kept then. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tablee.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tablee.${key}`, value);
  } catch {}
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tablee.${key}`);
  } catch {}
}
