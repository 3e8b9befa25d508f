import type { RummuProps } from './props.ts';

export function RummuTable({ view, say }: RummuProps) {
  return <p>{say('ui.round', { round: view.round })}</p>;
}
