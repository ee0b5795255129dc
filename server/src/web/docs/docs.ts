import { contract } from '@stoa/contract'
import { openapi } from '@stoa/contract/openapi'
import { compressOnce } from '../../http/compress.ts'
import { html } from '../../http/html.ts'
import { areaPage } from './area-page.ts'
import { docsAssets, type DocsAssets } from './assets.ts'
import { callPage } from './call-page.ts'
import type { DocsPath } from './docs-paths.ts'
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

type Params = Readonly<Record<string, string>>
type Query = Readonly<Record<string, unknown>>

/** The documentation of a server. */
export interface Docs {
  page(path: DocsPath, params: Params, query: Query): { page: Buffer | string; isMissing: boolean }
  assets: DocsAssets
  openapi(): Buffer
}

export function createDocs(about: Omit<DocsSite, 'assets'>): Docs {
  const site: DocsSite = { ...about, assets: docsAssets({ 'search.json': searchIndex }) }
  const pages = pagesOf(site)
  const cached = createPageCache(cacheBytesMax)
  let document: Buffer | undefined
  return {
    page(path, params, query) {
      const render = (): string | undefined => {
        const made = pages[path](params, query)
        return made && framed(site, made)
      }
      const page = isForAnyText(path) ? render() : cached(JSON.stringify([path, params]), render)
      return { page: page ?? framed(site, nothingHere), isMissing: page === undefined }
    },
    assets: site.assets,
    openapi: () => (document ??= openapiDocument(site)),
  }
}

/** Pages that depend on a text of the reader, of which there are too many to keep. */
const isForAnyText = (path: DocsPath): boolean => path === '/docs/playground' || path === '/docs/search'

const pagesOf = (site: DocsSite): Readonly<Record<DocsPath, (params: Params, query: Query) => DocsPage | undefined>> => ({
  '/docs': () => startPage(site),
  '/docs/guides': guidesPage,
  '/docs/guides/:slug': ({ slug }) => guidePage(slug!),
  '/docs/entities': entitiesPage,
  '/docs/entities/:name': ({ name }) => entityPage(name!),
  '/docs/errors': errorsPage,
  '/docs/graphql': () => graphqlPage(site),
  '/docs/playground': (_, { call }) => playgroundPage(site, oneText(call)),
  '/docs/search': (_, { q }) => searchPage(oneText(q)?.slice(0, 200) ?? ''),
  '/docs/:area': ({ area }) => pageOfArea(area!),
  '/docs/:area/:name': ({ area, name }) => pageOfCall(site, area!, name!),
  '/docs/*': () => undefined,
})

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

const openapiDocument = ({ baseUrl }: DocsSite): Buffer =>
  compressOnce(Buffer.from(JSON.stringify(openapi(contract, { baseUrl, version, exampleOf: ({ area, name }) => recordingOf(area, name) }))))
