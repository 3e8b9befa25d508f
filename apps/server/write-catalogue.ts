import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import { catalogueOf } from './api/catalogue.ts';

const FILE = join(import.meta.dirname, '../../docs/protocol/games.json');

writeFileSync(FILE, `${JSON.stringify(catalogueOf(rulesCatalog), null, 2)}\n`);
