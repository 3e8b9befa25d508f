import { type AttackPlan, Onslaught } from './attack-plan.ts';
import { ATTACKS } from './attacks.ts';

/** Process of the attackers: carries out its plan and prints the result. */
const plan = JSON.parse(process.argv[2] ?? '') as AttackPlan;
const attack = new Onslaught(plan);
await ATTACKS[plan.name]?.(attack);
console.log(JSON.stringify(attack.tally));
process.exit(0);
