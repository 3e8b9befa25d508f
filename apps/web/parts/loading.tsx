import { useSay } from '../locale/use-say.ts';

/** Four pieces that hop while something is fetched. */
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
      <span className="hidden-words">{say('loading')}</span>
    </div>
  );
}
