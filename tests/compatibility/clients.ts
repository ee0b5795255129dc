import { createRequire } from 'node:module'
import { rewritingFetch, type SentRequest } from './rewriting-fetch.ts'

/** Each generation is a separate npm root next to this file. */
export const generations = ['current', '2024'] as const
export type Generation = (typeof generations)[number]

/** `www`: the unmodified packages with the public gateway's paths. `custom`: `apiBaseUrl` names the server, which changes the paths. */
export const modes = ['www', 'custom'] as const
export type Mode = (typeof modes)[number]

// The packages are installed by `npm test` alone and their two generations differ in types, so here they are looked at from outside.
// oxlint-disable-next-line typescript/no-explicit-any
export type Package = any

export interface Connection {
  generation: Generation
  mode: Mode
  /** The requests sent so far, oldest first. */
  sent: readonly SentRequest[]
  /** The pipeline builder of today's packages. */
  builders?: { PipelineBuilder: Package; Stages: Package; Expressions: Package }
  /** A client without a signed-in user. */
  stranger: () => Package
  /** A client with `OAuthStrategy`: a new visitor. `auth` is its strategy. */
  visitor: (clientId: string, headers?: Record<string, string>) => Package
  /** The functions that build URLs of pictures. */
  media: Package
  /** A client with `AppStrategy`, to process the events that are sent to an app. Its modules are those that have events. */
  receiver: (appId: string, publicKey: string) => Package
  /** Every function of a module that registers a handler of events, by `module.function`. */
  eventHandlers: ReadonlyMap<string, { type: string }>
  /** A client with `AppStrategy` that acts for an app on the site. */
  app: (app: { appId: string; appSecret: string; instanceId: string }) => Package
  /** A client with `ApiKeyStrategy`: the owner of the site. */
  owner: (apiKey: string, siteId: string) => Package
}

/** The modules of the catalogue V3. Those of 2024 have no variants of their own. */
const ofCatalogueV3 = ({
  productsV3,
  inventoryItemsV3,
  readOnlyVariantsV3,
  catalogVersioning,
  brandsV3,
  ribbonsV3,
  infoSectionsV3,
  customizationsV3,
}: Package): Package => ({
  productsV3,
  inventoryItemsV3,
  ...(readOnlyVariantsV3 ? { readOnlyVariantsV3 } : {}),
  catalogVersioning,
  brandsV3,
  ribbonsV3,
  infoSectionsV3,
  customizationsV3,
})

/** Loads one generation of the packages, unmodified, and redirects their requests to `baseUrl`. Replaces the global fetch, so it needs a separate process. */
export function connect(generation: Generation, mode: Mode, baseUrl: string): Connection {
  const sent: SentRequest[] = []
  globalThis.fetch = rewritingFetch(baseUrl, (request) => sent.push(request))
  const load = createRequire(new URL(`./${generation}/`, import.meta.url))
  const { createClient, AppStrategy, OAuthStrategy, ApiKeyStrategy, media } = load('@wix/sdk')
  const { products, collections, inventory, wishlist, ...ofStores } = load('@wix/stores')
  const { cart, currentCart, checkout, orders, wishlists, recommendations, ...ofEcom } = load('@wix/ecom')
  const { backInStockNotifications, backInStockSettings } = ofEcom
  const { items, collections: dataCollections, indexes: dataIndexes, permissions: dataPermissions, ...ofData } = load('@wix/data')
  const { members } = load('@wix/members')
  const { files, folders } = load('@wix/media')
  const { redirects } = load('@wix/redirects')
  const modules = {
    products,
    inventory,
    collections,
    currentCart,
    checkout,
    orders,
    items,
    dataCollections,
    dataIndexes,
    ...(dataPermissions ? { dataPermissions } : {}),
    members,
    files,
    folders,
    redirects,
    wishlist,
    recommendations,
    backInStockNotifications,
    backInStockSettings,
    ...ofCatalogueV3(ofStores),
    // The packages of 2024 don’t have them.
    ...(wishlists ? { wishlists } : {}),
    ...(generation === 'current' ? { reviews: load('@wix/reviews').reviews, categories: load('@wix/categories').categories } : {}),
  }
  const eventModules: Package = { ...modules, cart }
  const host = mode === 'custom' ? { host: { apiBaseUrl: new URL(baseUrl).host }, useCDN: false } : {}
  const client = (auth?: Package, headers: Record<string, string> = {}): Package =>
    createClient({ modules, headers, ...host, ...(auth ? { auth } : {}) })
  return {
    generation,
    mode,
    sent,
    ...(ofData.PipelineBuilder ? { builders: ofData } : {}),
    media,
    receiver: (appId, publicKey) => createClient({ modules: eventModules, auth: AppStrategy({ appId, publicKey }) }),
    eventHandlers: new Map(
      Object.entries(eventModules).flatMap(([module, functions]) =>
        Object.entries(functions as Package)
          .filter(([, value]) => (value as Package)?.__type === 'event-definition')
          .map(([name, value]) => [`${module}.${name}`, { type: (value as Package).type }] as const),
      ),
    ),
    stranger: () => client(),
    visitor: (clientId, headers) => client(OAuthStrategy({ clientId }), headers),
    app: (app) => client(AppStrategy(app)),
    owner: (apiKey, siteId) => client(ApiKeyStrategy({ apiKey, siteId })),
  }
}
