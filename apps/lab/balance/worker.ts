import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Cell, measureCell } from './cell.ts';

const port = parentPort as MessagePort;

/** One thread: a cell comes in, its report goes out. */
port.on('message', (cell: Cell) => port.postMessage(measureCell(cell)));
