import { type SolverQuestion, solve } from './solve.ts';

addEventListener('message', ({ data }: MessageEvent<SolverQuestion>) => postMessage(solve(data)));
