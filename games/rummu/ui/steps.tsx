import { Check } from '@tablee/table-ui';
import type { RummuProps } from './props.ts';
import styles from './steps.module.css';
import type { RummuGame } from './use-rummu.ts';

const STEPS = ['draw', 'lay', 'discard'] as const;

/** RM-5: the three steps of my turn, with the current one. */
export function Steps({ game, say }: Pick<RummuProps, 'say'> & { readonly game: RummuGame }) {
  if (!game.isMyTurn) return null;
  const at = game.mustDraw ? 0 : game.draft.draft.discard === null ? 1 : 2;
  return (
    <ol className={styles['steps']} aria-label={say('ui.steps')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          {index < at ? <Check aria-hidden="true" /> : <span aria-hidden="true">{index + 1}</span>}
          {say(`ui.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
