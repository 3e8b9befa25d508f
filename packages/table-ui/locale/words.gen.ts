// Written by `npm run words`: what each sentence needs to be said.

export interface Words {
  'bot': {};
  'away': {};
  'stand-in': {};
  'stand-in-for': { name: string | number };
  'seconds': { n: string | number };
  'bank': { n: string | number };
  'bank-short': { n: string | number };
  'in-bank': {};
  'held': { ms: string | number };
  'held-short': { ms: string | number };
  'open-seat': {};
  'seat': { mark: string | number; name: string | number };
  'team': { n: string | number };
  'your-team': {};
  'to-play': {};
  'ready': {};
  'ready.said': {};
  'ready.who': { names: string | number };
  'ready.waiting': { names: string | number };
  'ready.awaited': {};
  'ready.mark': {};
  'refused': {};
  'the-rule': {};
  'locked': {};
  'close': {};
  'carry.lifted': { thing: string | number };
  'tip': {};
  'leave': {};
  'mute': {};
  'unmute': {};
  'voice-on': {};
  'voice-off': {};
  'ping': { ms: string | number };
  'offline': {};
  'win': { count: number; names: string | number };
  'draw': {};
  'win-me': {};
  'win-with-me': { names: string | number };
  'you': {};
  'rounds-of': { count: number; game: string | number };
  'list-and': { head: string | number; last: string | number };
  'honours': {};
  'total': {};
  'round': { round: string | number };
}
