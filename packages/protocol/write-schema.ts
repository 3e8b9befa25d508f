import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolSchema } from './schema.ts';

const FILE = join(import.meta.dirname, '../../docs/protocol/schema.json');

writeFileSync(FILE, `${JSON.stringify(protocolSchema(), null, 2)}\n`);
