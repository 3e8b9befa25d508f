import type { ReactNode } from 'react';

interface SegmentedProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Choice; readonly label: string; readonly picture: ReactNode }[];
  readonly value: Choice | null;
  readonly onChoose: (choice: Choice) => void;
}

/** A switch between a few pictures, each with its name for screen readers. */
export function Segmented<Choice extends string>({ label, choices, value, onChoose }: SegmentedProps<Choice>) {
  return (
    <div className="segmented" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-label={choice.label}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.picture}
        </button>
      ))}
    </div>
  );
}
