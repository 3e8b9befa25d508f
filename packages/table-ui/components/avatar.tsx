import type { CSSProperties, ReactNode } from 'react';
import { avatarPicture } from '../avatars.ts';
import { markOf } from '../marks.ts';
import { Glyph } from './glyph.tsx';

interface AvatarProps {
  readonly seat: number;
  readonly name: string;
  readonly size?: number;
  /** Drawn around the face. */
  readonly children?: ReactNode;
}

/** The face of a seat, in its ring and with its shape. */
export function Avatar({ seat, name, size, children }: AvatarProps) {
  const { shape, colour } = markOf(seat);
  const style = { '--seat': colour, ...(size !== undefined && { '--size': `${size}px` }) } as CSSProperties;
  return (
    <span className="avatar" style={style}>
      <img src={avatarPicture(name)} alt="" draggable={false} />
      {children}
      <Glyph shape={shape} isRimmed />
    </span>
  );
}
