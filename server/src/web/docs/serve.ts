import type { FastifyInstance, FastifyReply } from 'fastify'
import { contract } from '@stoa/contract'
import { openapi } from '@stoa/contract/openapi'
import { compressOnce } from '../../http/compress.ts'
import { html } from '../../http/html.ts'
import { areaPage } from './area-page.ts'
import { docsAssets } from './assets.ts'
import { callPage } from './call-page.ts'
import { entitiesPage, entityPage } from './entity-pages.ts'
import { errorsPage } from './errors-page.ts'
import { crumbs, framed, type DocsPage, type DocsSite } from './frame.ts'
import { graphqlPage } from './graphql-page.ts'
import { guidePage, guidesPage } from './guide-pages.ts'
import { createPageCache } from './page-cache.ts'
import { playgroundPage } from './playground-page.ts'
import { recordingOf } from './recordings.ts'
import { areas, findCall } from './reference.ts'
import { searchIndex } from './search-index.ts'
import { searchPage } from './search.ts'
import { startPage } from './start-page.ts'

const version = '0.1.0'

/** A page of a call has up to 615 kB, and takes up to 22 ms to render. */
const cacheBytesMax = 8_000_000

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

/** Serves the contract as API reference and as OpenAPI document. */
export function serveDocs(server: FastifyInstance, about: Pick<DocsSite, 'baseUrl' | 'siteId' | 'clientId'>): void {
  const site: DocsSite = {
    baseUrl: about.baseUrl,
    siteId: about.siteId,
    clientId: about.clientId,
    assets: docsAssets({ 'search.json': searchIndex }),
  }
  const cached = createPageCache(cacheBytesMax)
  const answer = (reply: FastifyReply, page: Buffer | string | undefined) =>
    reply
      .code(page === undefined ? 404 : 200)
      .headers(headers)
      .send(page ?? framed(site, nothingHere))
  const page = (path: string, make: (params: Record<string, string>) => DocsPage | undefined) =>
    server.get(path, (request, reply) => {
      const params = request.params as Record<string, string>
      const render = (): string | undefined => {
        const made = make(params)
        return made && framed(site, made)
      }
      return answer(reply, cached(JSON.stringify([path, params]), render))
    })
  page('/docs', () => startPage(site))
  page('/docs/guides', guidesPage)
  page('/docs/guides/:slug', ({ slug }) => guidePage(slug!))
  page('/docs/entities', entitiesPage)
  page('/docs/entities/:name', ({ name }) => entityPage(name!))
  page('/docs/errors', errorsPage)
  page('/docs/graphql', () => graphqlPage(site))
  page('/docs/:area', ({ area }) => pageOfArea(area!))
  page('/docs/:area/:name', ({ area, name }) => pageOfCall(site, area!, name!))
  page('/docs/*', () => undefined)
  server.get('/docs/', (_, reply) => reply.redirect('/docs', 308))
  server.get('/docs/playground', (request, reply) => {
    const { call } = request.query as Record<string, unknown>
    return answer(reply, framed(site, playgroundPage(site, oneText(call))))
  })
  server.get('/docs/search', (request, reply) => {
    const { q } = request.query as Record<string, unknown>
    return answer(reply, framed(site, searchPage(oneText(q)?.slice(0, 200) ?? '')))
  })
  serveAssets(server, site)
  serveOpenapi(server, site)
}

const oneText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function pageOfArea(area: string): DocsPage | undefined {
  const found = areas.find(([name]) => name === area)
  return found && areaPage(...found)
}

function pageOfCall(site: DocsSite, area: string, name: string): DocsPage | undefined {
  const call = findCall(area, name)
  return call && callPage(site, call)
}

const nothingHere: DocsPage = {
  title: 'Not found',
  path: '',
  body: html`${crumbs()}
    <h1>Page not found</h1>
    <p>Search for a call, field or error code above.</p>`,
}

function serveAssets(server: FastifyInstance, { assets }: DocsSite): void {
  server.get('/docs/assets/:hash/:name', (request, reply) => {
    const { hash, name } = request.params as { hash: string; name: string }
    const asset = assets.find(hash, name)
    if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('File not found.\n')
    return reply.type(asset.type).header('cache-control', 'public, max-age=31536000, immutable').send(asset.content)
  })
}

function serveOpenapi(server: FastifyInstance, { baseUrl }: DocsSite): void {
  let document: Buffer | undefined
  server.get('/openapi.json', (_, reply) => {
    document ??= compressOnce(
      Buffer.from(JSON.stringify(openapi(contract, { baseUrl, version, exampleOf: ({ area, name }) => recordingOf(area, name) }))),
    )
    return reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(document)
  })
}
