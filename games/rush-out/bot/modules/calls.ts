import type { BotModule } from './contract.ts';

export const callsBot: BotModule = { id: 'calls', paces: { ping: () => 'ping' } };
