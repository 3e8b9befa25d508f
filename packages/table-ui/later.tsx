import { type ComponentType, lazy, Suspense } from 'react';

/** After how long a script that did not come is asked for again: a line that was cut comes back within seconds, or not soon. */
const AGAIN_MS: readonly number[] = [500, 2_000, 5_000, 10_000];

/** A part of a table whose script comes behind the table's own; where it never comes, the table goes on without. */
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

export async function persistently<T>(load: () => Promise<T>, waits: readonly number[] = AGAIN_MS): Promise<T> {
  for (const wait of waits) {
    try {
      return await load();
    } catch {
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
  return load();
}
