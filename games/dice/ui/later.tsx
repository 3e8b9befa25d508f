import { type ComponentType, lazy, Suspense } from 'react';

/** A part that comes behind the table; where it does not come, the table goes on without. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const none = (): ComponentType<Props> => () => null;
  const Part = lazy(async () => ({ default: await load().catch(none) })) as ComponentType<Props>;
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
