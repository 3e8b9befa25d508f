import type { OptionSpec, OptionValue } from '@tablee/kernel';
import type { AnySay } from '@tablee/words';
import { ChevronDown } from 'lucide-react';
import type { Options } from '../../session/api.ts';
import styles from './options.module.css';
import { UnseenSelect } from './unseen-select.tsx';

interface OptionListProps {
  readonly options: readonly [string, OptionSpec][];
  readonly say: AnySay;
  readonly chosen: Options;
  /**
   * Called with the changed option only, because others may have changed meanwhile. Null for players who may only read.
   */
  readonly onChoose: ((options: Options) => void) | null;
}

/** Options as half sentences, each with a select for its end. */
export function OptionList({ options, say, chosen, onChoose }: OptionListProps) {
  return (
    <ul className={styles['options']}>
      {options.map(([name, spec]) => (
        <li key={name}>
          <Option
            {...{ name, spec, say }}
            value={chosen[name] as OptionValue}
            onChoose={onChoose === null ? null : (value) => onChoose({ [name]: value })}
          />
        </li>
      ))}
    </ul>
  );
}

interface OptionProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly say: AnySay;
  readonly value: OptionValue;
  readonly onChoose: ((value: OptionValue) => void) | null;
}

function Option({ name, spec, say, value, onChoose }: OptionProps) {
  const words = (
    <>
      <small>{say(`option.${name}`)}</small>
      <b>{say(`option.${name}.${value}`)}</b>
    </>
  );
  if (onChoose === null) return <span className={styles['option']}>{words}</span>;
  return (
    <label className={styles['option']}>
      {words}
      <ChevronDown size={18} strokeWidth={2.8} aria-hidden="true" />
      <UnseenSelect
        label={say(`option.${name}`)}
        value={value}
        choices={spec.choices.map((choice) => ({ value: choice, words: say(`option.${name}.${choice}`) }))}
        onChoose={onChoose}
      />
    </label>
  );
}
