import { useSay } from '../locale/use-say.ts';

/** A loading indicator. */
export function Loading() {
  const say = useSay();
  return (
    <div className="loading" role="status">
      <span className="loading-pieces" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="loading-word">{say('loading')}</span>
    </div>
  );
}
