const SECOND_MS = 1_000;

/** Caches the result for a second; all callers in that time share one read. */
export function onceASecond<Value>(
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | null = null;
  return () => {
    if (last === null || now() - last.at >= SECOND_MS) last = { at: now(), value: read() };
    return last.value;
  };
}
