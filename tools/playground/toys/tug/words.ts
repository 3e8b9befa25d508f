import type { Facts } from '@tablee/kernel';
import type { GameWords, Say } from '@tablee/words';

const fr = {
  title: 'La corde',
  name: 'La corde',
  play: 'à la corde',
  tagline: 'Un géant contre tous',
  score: '{n, plural, one {pas} other {pas}}',
  'preset.giant': 'Un contre tous',
  'preset.giant.fact': 'un géant, des grimpeurs',
  'preset.pairs': 'À deux contre deux',
  'preset.pairs.fact': 'à quatre ou à six',
  'level.normal': 'Tire dès que c’est son tour.',
  'brief.aim': 'Tire la corde plus loin que l’autre camp.',
  'brief.turn': 'À ton tour, tire. Le géant tire pour plusieurs.',
  'brief.end': 'Le premier camp arrivé au but gagne ensemble.',
  'section.Seats': 'Les places',
  'section.Pulling': 'Tirer',
  'section.End': 'La fin',
  'option.sides': 'Camps',
  'option.sides.giant': 'un géant contre tous',
  'option.sides.pairs': 'par paires',
  'option.goal': 'But',
  'option.goal.20': '20 pas',
  'option.goal.10': '10 pas',
  'seat-option.role': 'Rôle',
  'seat-option.role.any': 'peu importe',
  'seat-option.role.giant': 'Géant',
  'seat-option.role.climber': 'Grimpeur',
  'seat-option.badge': 'Insigne',
  'seat-option.badge.any': 'peu importe',
  'seat-option.badge.oak': 'Chêne',
  'seat-option.badge.ash': 'Frêne',
  'seat-option.badge.elm': 'Orme',
  'seat-option.badge.fir': 'Sapin',
  'seat-option.badge.yew': 'If',
  'team.giant': 'Le géant',
  'team.giant.win': 'Le géant gagne !',
  'team.climbers': 'Les grimpeurs',
  'team.climbers.win': 'Les grimpeurs gagnent !',
  'TG-1': 'Un géant joue contre deux à quatre grimpeurs ; les paires sont à quatre ou à six.',
  'TG-1.title': 'Qui joue',
  'TG-2': 'Il y a un seul géant, et quelqu’un contre qui tirer.',
  'TG-2.title': 'Un seul géant',
  'TG-2.refusal': 'Il y a un seul géant, et quelqu’un contre qui tirer.',
  'TG-3': 'Chaque insigne n’est porté qu’une fois.',
  'TG-3.title': 'Un insigne chacun',
  'TG-3.refusal': 'Quelqu’un porte déjà l’insigne : {badge}.',
  'TG-4': 'On tire l’un après l’autre, dans le sens des aiguilles d’une montre.',
  'TG-4.title': 'Chacun son tour',
  'TG-4.refusal': 'C’est à {player} de tirer.',
  'TG-5': 'Tirer vaut un à trois pas ; le géant en gagne autant pour chaque grimpeur.',
  'TG-5.title': 'Tirer',
  'TG-6': 'Le camp qui atteint le but le premier gagne ensemble.',
  'TG-6.title': 'Gagner',
  'TG-6.refusal': 'La partie est finie.',
  'TG-6.end': 'Le but est atteint.',
  'event.pulled': '{player} tire de {by, plural, one {# pas} other {# pas}}.',
  'event.over': 'Le but est atteint.',
  'ui.mine': 'Ton côté de la table',
  'ui.rope': '{team} : {far} sur {goal}',
  'ui.pull': 'Tirer',
  'ui.you': 'À toi',
  'ui.you.pull': 'Tire la corde.',
  'ui.sent': 'La corde est tendue…',
  'ui.thinks': 'prend son élan.',
  'ui.over': 'C’est fini',
};

type Sentences = typeof fr;

const en: Sentences = {
  title: 'Tug of war',
  name: 'Tug of war',
  play: 'tug of war',
  tagline: 'One giant against all',
  score: '{n, plural, one {step} other {steps}}',
  'preset.giant': 'One against all',
  'preset.giant.fact': 'a giant and climbers',
  'preset.pairs': 'Two against two',
  'preset.pairs.fact': 'for four or six',
  'level.normal': 'Pulls as soon as it may.',
  'brief.aim': 'Pull the rope further than the other side.',
  'brief.turn': 'On your turn, pull. The giant pulls for several.',
  'brief.end': 'The side that reaches the goal first wins together.',
  'section.Seats': 'Seats',
  'section.Pulling': 'Pulling',
  'section.End': 'The end',
  'option.sides': 'Sides',
  'option.sides.giant': 'one giant against all',
  'option.sides.pairs': 'in pairs',
  'option.goal': 'Goal',
  'option.goal.20': '20 steps',
  'option.goal.10': '10 steps',
  'seat-option.role': 'Role',
  'seat-option.role.any': 'no matter',
  'seat-option.role.giant': 'Giant',
  'seat-option.role.climber': 'Climber',
  'seat-option.badge': 'Badge',
  'seat-option.badge.any': 'no matter',
  'seat-option.badge.oak': 'Oak',
  'seat-option.badge.ash': 'Ash',
  'seat-option.badge.elm': 'Elm',
  'seat-option.badge.fir': 'Fir',
  'seat-option.badge.yew': 'Yew',
  'team.giant': 'The giant',
  'team.giant.win': 'The giant wins!',
  'team.climbers': 'The climbers',
  'team.climbers.win': 'The climbers win!',
  'TG-1': 'A giant plays against two to four climbers; pairs are four or six.',
  'TG-1.title': 'Who plays',
  'TG-2': 'There is one giant, and somebody to pull against.',
  'TG-2.title': 'One giant',
  'TG-2.refusal': 'There is one giant, and somebody to pull against.',
  'TG-3': 'Each badge is worn once.',
  'TG-3.title': 'A badge each',
  'TG-3.refusal': 'Somebody already wears this badge: {badge}.',
  'TG-4': 'Players pull one after the other, clockwise.',
  'TG-4.title': 'Taking turns',
  'TG-4.refusal': 'It is up to {player} to pull.',
  'TG-5': 'A pull is worth one to three steps; the giant gains as many for each climber.',
  'TG-5.title': 'Pulling',
  'TG-6': 'The side that reaches the goal first wins together.',
  'TG-6.title': 'Winning',
  'TG-6.refusal': 'The match is over.',
  'TG-6.end': 'The goal is reached.',
  'event.pulled': '{player} pulls {by, plural, one {# step} other {# steps}}.',
  'event.over': 'The goal is reached.',
  'ui.mine': 'Your side of the table',
  'ui.rope': '{team}: {far} of {goal}',
  'ui.pull': 'Pull',
  'ui.you': 'Your turn',
  'ui.you.pull': 'Pull the rope.',
  'ui.sent': 'The rope is tight…',
  'ui.thinks': 'takes a run-up.',
  'ui.over': 'It is over',
};

interface WithFacts {
  readonly score: { readonly n: number };
  readonly 'TG-3.refusal': { readonly badge: string };
  readonly 'TG-4.refusal': { readonly player: string };
  readonly 'event.pulled': { readonly player: string; readonly by: number };
  readonly 'ui.rope': { readonly team: string; readonly far: number; readonly goal: number };
}

export type TugWords = WithFacts & { readonly [Id in Exclude<keyof Sentences, keyof WithFacts>]: object };
export type TugSay = Say<TugWords>;

function nameThings(facts: Facts, say: TugSay, nameOf: (seat: number) => string): Facts {
  const { seat, badge } = facts;
  const named: Record<string, string | number> = { ...facts };
  if (typeof seat === 'number') named['player'] = nameOf(seat);
  if (badge !== undefined) named['badge'] = say(`seat-option.badge.${badge}` as 'seat-option.badge.any');
  return named;
}

export const words: GameWords<TugWords> = { messages: { fr, en }, nameThings };
