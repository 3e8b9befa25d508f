import { create } from 'qrcode';
import styles from './qr-picture.module.css';

const EYE = 7;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code with rounded finder patterns, as wide as its box; the paper around it is its quiet zone. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dots: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column) !== 0 && !isInEye(row, column, size)) dots.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return (
    <svg
      className={styles['qr']}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} />
      <Eye x={0} y={0} />
      <Eye x={size - EYE} y={0} />
      <Eye x={0} y={size - EYE} />
    </svg>
  );
}

function Eye({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g shapeRendering="geometricPrecision">
      <rect className={styles['ring']} x={x + 0.5} y={y + 0.5} width={EYE - 1} height={EYE - 1} rx={1.6} />
      <rect x={x + 2} y={y + 2} width={EYE - 4} height={EYE - 4} rx={0.8} />
    </g>
  );
}

function isInEye(row: number, column: number, size: number): boolean {
  const isTop = row < EYE;
  const isLeft = column < EYE;
  return (isTop && (isLeft || column >= size - EYE)) || (row >= size - EYE && isLeft);
}
