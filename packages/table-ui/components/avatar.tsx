import type { CSSProperties, ReactNode } from 'react';
import { useMatchContext } from '../around/around.ts';
import { useSeatMarks } from '../around/seat-marks.ts';
import { avatarPicture } from '../avatars.ts';
import { arePartners } from '../teams.ts';
import { Glyph } from './glyph.tsx';

interface AvatarProps {
  readonly seat: number;
  readonly name: string;
  readonly size?: number;
  readonly children?: ReactNode;
}

/** The face of a seat with its ring and shape; partners of the viewer have a second ring. */
export function Avatar({ seat, name, size, children }: AvatarProps) {
  const { shape, colour } = useSeatMarks()(seat);
  const { viewer, teams } = useMatchContext();
  const isPartner = viewer !== 'spectator' && arePartners(teams, viewer, seat);
  const style = { '--seat': colour, ...(size !== undefined && { '--size': `${size}px` }) } as CSSProperties;
  return (
    <span className="avatar" data-partner={isPartner || undefined} style={style}>
      <img src={avatarPicture(name)} alt="" draggable={false} />
      {children}
      <Glyph shape={shape} isRimmed />
    </span>
  );
}
