import { type AttackPlan, Onslaught } from './attack-plan.ts';
import { ATTACKS } from './attacks.ts';

/** The attackers, in a process of their own: does what its plan names and says what became of it. */
const plan = JSON.parse(process.argv[2] ?? '') as AttackPlan;
const attack = new Onslaught(plan);
await ATTACKS[plan.name]?.(attack);
console.log(JSON.stringify(attack.tally));
process.exit(0);
