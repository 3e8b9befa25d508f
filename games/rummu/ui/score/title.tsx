import { announce, Button, ChevronLeft, ChevronRight, whoIs } from '@tablee/table-ui';
import type { RefObject } from 'react';
import type { RummuProps } from '../props.ts';
import styles from './sheet.module.css';

interface TitleProps extends Pick<RummuProps, 'view' | 'viewer' | 'say' | 'nameOf'> {
  readonly title?: RefObject<HTMLHeadingElement | null>;
  readonly round: number;
  /** Null if other rounds cannot be shown. */
  readonly onShow: ((round: number) => void) | null;
}

/** Names the finisher, with buttons for the other rounds. */
export function Title({ view, viewer, say, nameOf, title, round, onShow }: TitleProps) {
  const last = view.sheets.length;
  const show = (to: number): void => {
    onShow?.(to);
    announce(`${say('ui.round', { round: to })}. ${whoFinished(view, to, { viewer, say, nameOf })}`, { when: 'now' });
  };
  const ways = [
    { to: round - 1, label: say('ui.sheet.earlier'), sign: <ChevronLeft aria-hidden="true" /> },
    { to: round + 1, label: say('ui.sheet.later'), sign: <ChevronRight aria-hidden="true" /> },
  ];
  return (
    <>
      {onShow !== null &&
        last > 1 &&
        ways.map(({ to, label, sign }) => (
          <Button
            key={label}
            look="ghost"
            className={styles['tool'] ?? ''}
            aria-label={label}
            disabled={to < 1 || to > last}
            onClick={() => show(to)}
          >
            {sign}
          </Button>
        ))}
      <h2 className={styles['title']} ref={title}>
        <small>{say('ui.round', { round })}</small>
        {whoFinished(view, round, { viewer, say, nameOf })}
      </h2>
    </>
  );
}

function whoFinished(
  { sheets }: RummuProps['view'],
  round: number,
  { viewer, say, nameOf }: Pick<RummuProps, 'viewer' | 'say' | 'nameOf'>,
): string {
  const finisher = sheets[round - 1]?.finisher ?? null;
  return finisher === null ? say('ui.sheet.dry') : say('ui.sheet.finished', whoIs(finisher, viewer, nameOf));
}
