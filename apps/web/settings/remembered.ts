export { recall, remember } from '@tablee/table-ui/device-memory';

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('tablee.')) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
