import { type SolverQuestion, solve } from './ask-solver.ts';

addEventListener('message', ({ data }: MessageEvent<SolverQuestion>) => postMessage(solve(data)));
