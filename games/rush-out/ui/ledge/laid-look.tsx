import type { ReactNode } from 'react';
import type { RushSay } from '../../locale/index.ts';
import type { Hamper } from '../../rules/content/dissipations.ts';
import { hamperOf } from '../../rules/modules/dissipation.ts';
import { campAt, cardAt, squaresAt } from '../../rules/places.ts';
import type { RushView } from '../../rules/types.ts';
import type { LaidSlot } from '../layout/types.ts';
import { rushMarkOf } from '../marks.ts';
import { SymbolIcon } from '../pieces/symbol.tsx';
import type { SpotLook } from '../play/spot-look.ts';
import type { RushProps } from '../props.ts';
import { effectWords, squareWords } from '../said/card-words.ts';
import type { LaidLook } from './chip.tsx';
import styles from './laid-look.module.css';

interface LaidReader extends Pick<RushProps, 'say' | 'nameOf'> {
  /** The same view from which the look was made. */
  readonly view: RushView;
  readonly isMine: boolean;
}

/** A dissipation in front of its hero, as a chip draws it. */
export function laidLookOf(
  { spot, seat }: Pick<LaidSlot, 'spot' | 'seat'>,
  { lit, isCompleted, badge }: SpotLook,
  { view, say, isMine }: LaidReader,
  laid: readonly ReactNode[],
): LaidLook {
  const how = hamperOf(cardAt(view, spot) ?? '') ?? 'whirlwind';
  return {
    kind: 'dissipation',
    name: say('ui.laid.name', { how }),
    picture: <HamperPicture how={how} />,
    squares: squaresAt(view, spot, campAt(view, spot)),
    laid,
    fits: lit,
    owner: rushMarkOf(view, seat),
    isMine,
    isDone: isCompleted,
    tag: tagOf(badge, say),
  };
}

function tagOf(badge: SpotLook['badge'], say: RushSay): string | null {
  if (badge?.is === 'place') return say('ui.laid.here', { count: badge.count });
  if (badge?.is === 'push') return say('ui.badge.push.short', { count: badge.count });
  return badge?.is === 'pick' ? say('ui.badge.pick', { count: badge.count }) : null;
}

/** Begins with the visible words in their order, so that voice control finds the button. */
export function laidLabelOf(
  slot: Pick<LaidSlot, 'spot' | 'seat'>,
  look: LaidLook,
  { badge }: SpotLook,
  { view, say, nameOf, isMine }: LaidReader,
): string {
  const { spot, seat } = slot;
  const fits = badge?.is === 'place' ? say('ui.badge.place', { count: badge.count }) : '';
  const before = say('ui.laid.before', { who: isMine ? 'me' : 'other', player: nameOf(seat) });
  const effect = effectWords(cardAt(view, spot), 'heroes', say);
  return [look.name, look.tag, before, fits, effect, squareWords(view, spot, { say, nameOf })]
    .filter((one) => one)
    .join('. ');
}

/** The barred symbol, or a whirlwind. */
function HamperPicture({ how }: { readonly how: Hamper }) {
  if (how === 'whirlwind') return <span className={styles['whirl']} />;
  return (
    <span className={styles['barred']}>
      <SymbolIcon of={how} />
    </span>
  );
}
