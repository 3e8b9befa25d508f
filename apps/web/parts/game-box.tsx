import type { UiEntry } from '@tablee/games/catalog.ui';
import type { CSSProperties, ReactNode } from 'react';
import { useCoverWords } from './use-box-words.ts';

interface GameBoxProps {
  readonly entry: UiEntry;
  /** Text under the name; none on a small box. */
  readonly children?: ReactNode;
}

/** A game box: cover, name and side. */
export function GameBox({ entry, children }: GameBoxProps) {
  const { Cover, edge } = entry;
  const say = useCoverWords(entry);
  return (
    <span className="box" style={{ '--box-edge': edge } as CSSProperties}>
      <span className="box-side" />
      <Cover say={say} />
      <span className="box-name">
        {say('name')}
        {children !== undefined && <small>{children}</small>}
      </span>
      <span className="box-shine" />
    </span>
  );
}
