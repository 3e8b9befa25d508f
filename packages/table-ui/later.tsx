import { type ComponentType, lazy, Suspense } from 'react';

/** Delays before another attempt to load a script, in ms: a lost connection comes back within seconds, or not soon. */
const RETRY_DELAYS_MS: readonly number[] = [500, 2_000, 5_000, 10_000];

/** A component that is loaded after the table. If loading fails for good, it draws nothing. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const none = (): ComponentType<Props> => () => null;
  const Part = lazy(async () => ({ default: await persistently(load).catch(none) })) as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

export async function persistently<T>(load: () => Promise<T>, waits: readonly number[] = RETRY_DELAYS_MS): Promise<T> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
  return load();
}
