import styles from './unseen-select.module.css';

export interface SelectProps<V> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly words: string; readonly isTaken?: boolean }[];
  readonly onChoose: (value: V) => void;
}

/** An invisible native select over a label that shows the choice: every device opens it in its own way. */
export function UnseenSelect<V extends string | number | boolean>({ label, value, choices, onChoose }: SelectProps<V>) {
  return (
    <select
      className={styles['select']}
      aria-label={label}
      value={String(value)}
      onChange={(event) => {
        const chosen = choices.find((one) => String(one.value) === event.target.value);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)} disabled={choice.isTaken}>
          {choice.words}
        </option>
      ))}
    </select>
  );
}
