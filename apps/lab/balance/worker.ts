import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Cell, measureCell } from './cell.ts';

const port = parentPort as MessagePort;

/** Receives a cell, posts its report. */
port.on('message', (cell: Cell) => port.postMessage(measureCell(cell)));
