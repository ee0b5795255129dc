import { createRequire } from 'node:module'
import { rewritingFetch, type SentRequest } from './rewriting-fetch.ts'

/** Each generation is an npm root of its own beside this file. */
export const generations = ['current', '2024'] as const
export type Generation = (typeof generations)[number]

/** `www`: the packages as they come, with the public gateway's paths. `custom`: `apiBaseUrl` names the server, which changes the paths. */
export const modes = ['www', 'custom'] as const
export type Mode = (typeof modes)[number]

// The packages are installed by `npm test` alone and their two generations differ in types, so here they are looked at from outside.
// oxlint-disable-next-line typescript/no-explicit-any
export type Package = any

export interface Connection {
  generation: Generation
  mode: Mode
  /** What was sent so far, oldest first. */
  sent: readonly SentRequest[]
  /** What today's packages build pipelines of data items with. */
  builders?: { PipelineBuilder: Package; Stages: Package; Expressions: Package }
  /** A client nobody is signed in to. */
  stranger: () => Package
  /** A client with `OAuthStrategy`: a visitor of its own. `auth` is its strategy. */
  visitor: (clientId: string) => Package
  /** A client with `ApiKeyStrategy`: the owner of the site. */
  owner: (apiKey: string, siteId: string) => Package
}

/** Loads one generation of the packages, unmodified, and leads whatever they ask for to `baseUrl`. Replaces the global fetch: for a process of its own. */
export function connect(generation: Generation, mode: Mode, baseUrl: string): Connection {
  const sent: SentRequest[] = []
  globalThis.fetch = rewritingFetch(baseUrl, (request) => sent.push(request))
  const load = createRequire(new URL(`./${generation}/`, import.meta.url))
  const { createClient, OAuthStrategy, ApiKeyStrategy } = load('@wix/sdk')
  const { products, collections } = load('@wix/stores')
  const { currentCart, checkout, orders } = load('@wix/ecom')
  const { items, collections: dataCollections, indexes: dataIndexes, permissions: dataPermissions, ...ofData } = load('@wix/data')
  const { members } = load('@wix/members')
  const { redirects } = load('@wix/redirects')
  const modules = {
    products,
    collections,
    currentCart,
    checkout,
    orders,
    items,
    dataCollections,
    dataIndexes,
    ...(dataPermissions ? { dataPermissions } : {}),
    members,
    redirects,
  }
  const host = mode === 'custom' ? { host: { apiBaseUrl: new URL(baseUrl).host }, useCDN: false } : {}
  const client = (auth?: Package): Package => createClient({ modules, ...host, ...(auth ? { auth } : {}) })
  return {
    generation,
    mode,
    sent,
    ...(ofData.PipelineBuilder ? { builders: ofData } : {}),
    stranger: () => client(),
    visitor: (clientId) => client(OAuthStrategy({ clientId })),
    owner: (apiKey, siteId) => client(ApiKeyStrategy({ apiKey, siteId })),
  }
}
