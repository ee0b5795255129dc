import type { FastifyInstance, FastifyReply } from 'fastify'
import { docsPaths } from './docs-paths.ts'
import type { Docs } from './docs.ts'
import type { DocsSite } from './frame.ts'

/** Our own files, and calls to this server; no inline scripts, and no framing (threats X01, A20). */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-cache',
}

/** Serves the contract as API reference and as OpenAPI document. The pages and what they read are loaded by the first request. */
export function serveDocs(server: FastifyInstance, { baseUrl, siteId, clientId }: Omit<DocsSite, 'assets'>): void {
  let loading: Promise<Docs> | undefined
  const docs = (): Promise<Docs> => (loading ??= import('./docs.ts').then(({ createDocs }) => createDocs({ baseUrl, siteId, clientId })))
  for (const path of docsPaths)
    server.get(path, async ({ params, query }, reply) => {
      const { page, isMissing } = (await docs()).page(path, params as Record<string, string>, query as Record<string, unknown>)
      return reply
        .code(isMissing ? 404 : 200)
        .headers(headers)
        .send(page)
    })
  server.get('/docs/', (_, reply) => reply.redirect('/docs', 308))
  serveAssets(server, docs)
  server.get('/openapi.json', async (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send((await docs()).openapi()),
  )
}

function serveAssets(server: FastifyInstance, docs: () => Promise<Docs>): void {
  server.get('/docs/assets/:hash/:name', async (request, reply): Promise<FastifyReply> => {
    const { hash, name } = request.params as { hash: string; name: string }
    const asset = (await docs()).assets.find(hash, name)
    if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('File not found.\n')
    return reply.type(asset.type).header('cache-control', 'public, max-age=31536000, immutable').send(asset.content)
  })
}
