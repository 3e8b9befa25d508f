import { Glyph, Lock } from '@tablee/table-ui';
import type { RushSay } from '../../locale/index.ts';
import type { RushTable } from '../../rules/types.ts';
import { rushMarkOf } from '../marks.ts';
import { Tag } from '../pieces/tag.tsx';
import type { Badge } from '../play/badge.ts';
import styles from './badge-tag.module.css';

interface BadgeTagProps {
  readonly badge: Badge;
  readonly table: Pick<RushTable, 'seatOptions'>;
  /** For cards on phones, which have room for two words. */
  readonly isShort: boolean;
  /** The squares that the badge counts are lit. */
  readonly isLit: boolean;
  readonly say: RushSay;
}

const TONES: Readonly<Partial<Record<Badge['is'], 'danger' | 'legal'>>> = {
  held: 'danger',
  last: 'danger',
  place: 'legal',
  push: 'legal',
  pick: 'legal',
};

export function BadgeTag({ badge, table, isShort, isLit, say }: BadgeTagProps) {
  const tone = badge.is === 'place' && !isLit ? 'dark' : TONES[badge.is];
  return (
    <Tag tone={tone ?? 'dark'}>
      {badge.is === 'held' && <Lock size={13} strokeWidth={3} aria-hidden="true" />}
      {badge.is === 'colours' &&
        badge.seats.map((seat) => {
          const { shape, colour } = rushMarkOf(table, seat);
          return (
            <span key={seat} className={styles['mark']} style={{ color: colour }}>
              <Glyph shape={shape} isRimmed />
            </span>
          );
        })}
      {badgeWords(badge, isShort, say)}
    </Tag>
  );
}

export function badgeWords(badge: Badge, isShort: boolean, say: RushSay): string {
  if (badge.is === 'awaited') return say('ui.badge.awaited');
  if (badge.is === 'pick') return say('ui.badge.pick', { count: badge.count });
  if (badge.is === 'place' || badge.is === 'push') {
    const { count } = badge;
    return isShort ? say(`ui.badge.${badge.is}.short`, { count }) : say(`ui.badge.${badge.is}`, { count });
  }
  return isShort ? say(`ui.badge.${badge.is}.short`) : say(`ui.badge.${badge.is}`);
}
