import { parentPort } from 'node:worker_threads';
import { type Cell, measureCell } from './cell.ts';

/** One thread: a cell comes in, its report goes out. */
parentPort?.on('message', (cell: Cell) => parentPort?.postMessage(measureCell(cell)));
