/** A browser may refuse to keep anything: then a choice lasts as long as the page. */
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
  } catch {
    // nothing to do: it is only forgotten
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('tablee.')) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
