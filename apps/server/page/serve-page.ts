import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { send } from '../api/answer.ts';

const FIRST = 'index.html';
/** Routes of the page, which reads the path itself. */
const PLACES = ['/', '/t/*', '/rules/*', '/about', '/tv'];

/** Serves the built page; without a build the server has only its API. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, FIRST))) {
    app.setNotFoundHandler((_, reply) => send(reply, 'not-found'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true, // the build puts compressed copies beside the files
    cacheControl: false,
    setHeaders: cacheFor,
  });
  // Returns nothing: Fastify waits for the end of a returned reply with two more listeners, until Node warns of a leak.
  const sendPage = (reply: FastifyReply): void => void reply.sendFile(FIRST);
  for (const place of PLACES) app.get(place, (_, reply) => sendPage(reply));
  app.setNotFoundHandler(({ headers, method, url }, reply) => {
    const isForPeople = method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
    if (isForPeople) sendPage(reply.code(404));
    else send(reply, 'not-found');
  });
}

/** Files named by their content hash never change; all others are revalidated. */
function cacheFor(reply: FastifyReply, path: string): void {
  const isNamedByContent = /[/\\]assets[/\\]/.test(path);
  void reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
}
