import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a table whose script comes behind the table's own; where it does not come, the table goes on without. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const none = (): ComponentType<Props> => () => null;
  const Part = lazy(async () => ({ default: await load().catch(none) })) as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
