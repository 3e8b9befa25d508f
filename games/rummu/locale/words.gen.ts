// Written by `npm run words`: what each sentence needs to be said.

export interface Words {
  'card': { colour: string | number; value: string | number };
  'joker': { value: string | number };
  'cards.one-colour': { colour: string | number; numbers: string | number };
  'list-and': { head: string | number; last: string | number };
  'ui.round': { round: string | number };
  'ui.meld.run': { colour: string | number; size: string | number };
  'ui.meld.set': { number: string | number; size: string | number };
  'ui.meld.why.pure': {};
  'ui.meld.why.jokers': { jokers: number };
  'ui.meld.why.colours': {};
  'ui.meld.why.three': {};
  'ui.meld.why.five': {};
  'ui.meld.why.half': { kind: string | number; number: string | number; whole: string | number };
  'ui.meld.why.zero': { why: string | number };
}

export interface BoxWords {
  'name': {};
  'tagline': {};
  'score': { n: number };
  'preset.classic': {};
  'preset.classic.fact': { age: string | number };
  'preset.short': {};
  'preset.short.fact': { minutes: string | number };
  'preset.teams': {};
  'preset.teams.fact': {};
  'preset.teams-short': {};
  'preset.teams-short.fact': { minutes: string | number };
}
