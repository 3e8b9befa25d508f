const COLOURS = ['#e4572e', '#f2a541', '#4c9f70', '#3c7dd9', '#7a4c9e', '#2a9d9a'];
const LAMPS = 22;
const WIDTH = 1440;
/** The cord hangs in two arcs between three nails. */
const BOWS = [
  { from: [-10, 30], low: [360, 74], to: [730, 38] },
  { from: [730, 38], low: [1090, 74], to: [1450, 26] },
] as const;

interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

function cordAt(x: number): number {
  const bow = x < BOWS[0].to[0] ? BOWS[0] : BOWS[1];
  const part = (x - bow.from[0]) / (bow.to[0] - bow.from[0]);
  return (1 - part) ** 2 * bow.from[1] + 2 * part * (1 - part) * bow.low[1] + part ** 2 * bow.to[1];
}

const LAMPS_ON_CORD: readonly Lamp[] = Array.from({ length: LAMPS }, (_, index) => {
  const x = 24 + index * ((WIDTH - 48) / (LAMPS - 1));
  return { x, y: cordAt(x), colour: COLOURS[index % COLOURS.length] as string };
});

export function Garland() {
  return (
    <svg className="garland" viewBox={`0 0 ${WIDTH} 110`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {BOWS.map(({ from, low, to }) => (
        <path key={from[0]} className="garland-cord" d={`M${from.join(' ')}Q${low.join(' ')} ${to.join(' ')}`} />
      ))}
      {LAMPS_ON_CORD.map(({ x, y, colour }) => (
        <g key={x} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle cy="13" r="15" fill={colour} opacity=".16" />
          <rect className="garland-socket" x="-2.5" y="0" width="5" height="7" rx="1.5" />
          <circle cy="13" r="6.5" fill={colour} />
          <circle cx="-2" cy="11" r="2" fill="#fff" opacity=".7" />
        </g>
      ))}
    </svg>
  );
}
