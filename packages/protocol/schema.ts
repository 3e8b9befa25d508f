import * as z from 'zod/mini';
import { catalogue } from './catalogue.ts';
import { clientMessage, PROTOCOL } from './client-messages.ts';
import { patch } from './patch.ts';
import { serverMessage } from './server-messages.ts';
import { tableInfo } from './table-info.ts';

const SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

const named = z.registry<{ id: string }>();
named.add(clientMessage, { id: 'clientMessage' });
named.add(serverMessage, { id: 'serverMessage' });
named.add(tableInfo, { id: 'tableInfo' });
named.add(patch, { id: 'patch' });
named.add(catalogue, { id: 'catalogue' });

/** JSON Schema of every message, for clients that are not written in TypeScript. */
export function protocolSchema(): object {
  const { schemas } = z.toJSONSchema(named, { uri: (id) => `#/$defs/${id}` });
  const parts = Object.entries(schemas).map(([name, schema]) => [
    name,
    { ...schema, $schema: undefined, $id: undefined },
  ]);
  return { $schema: SCHEMA, title: `tablee protocol ${PROTOCOL}`, $defs: Object.fromEntries(parts) };
}
