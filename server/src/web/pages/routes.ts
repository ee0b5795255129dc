import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router'
import type { SharedPages } from '@stoa/sdk/page-api'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/** Whether the page at a path receives forms. */
export const formsOf = (build: ServerBuild): ((path: string) => boolean) => pathsWith(build, ({ action }) => action !== undefined)

/** Whether a path is a file that is the same for everyone, such as a sitemap: its route says so in its `handle`. */
export const publicFilesOf = (build: ServerBuild): ((path: string) => boolean) =>
  pathsWith(build, ({ handle }) => (handle as { isForEveryone?: boolean } | undefined)?.isForEveryone === true)

/** Whether the page at a path receives forms that no page sends: those of mail providers, for the readers of an email (RFC 8058). What such a form may do is
 *  in its URL. Its route says so in its `handle`. */
export const oneClickPagesOf = (build: ServerBuild): ((path: string) => boolean) =>
  pathsWith(build, ({ handle }) => (handle as { isOneClick?: boolean } | undefined)?.isOneClick === true)

/** A page that is the same for all visitors, or its data for React Router in the browser. */
export interface SharedRoute {
  /** The query parameters that it reads. */
  names: readonly string[]
  /** Of the data: the routes that it can be asked of, from the outermost on. */
  dataOf?: readonly string[]
}

/** The page at a path, or its data, if it is the same for all visitors. */
export function sharedPagesOf(build: ServerBuild, { routes }: SharedPages): (path: string) => SharedRoute | undefined {
  const match = matcherOf(build)
  return (path) => {
    const ids = match(path)
    const id = ids.at(-1)
    if (id === undefined || !Object.hasOwn(routes, id)) return undefined
    return { names: routes[id]!, ...(pagePathOf(path) !== path && { dataOf: ids }) }
  }
}

/** Whether a route at a path has a quality. */
function pathsWith(build: ServerBuild, has: (module: RouteModule) => boolean): (path: string) => boolean {
  const match = matcherOf(build)
  return (path) => match(path).some((id) => has(build.routes[id]!.module))
}

/** Returns the IDs of the routes at a path, from the outermost on. */
type Matcher = (path: string) => readonly string[]

const matchers = new WeakMap<ServerBuild, Matcher>()

/** Prepares the routes of a build once, unlike `matchRoutes`. The path can be that of React Router's request for the data of a page. */
function matcherOf(build: ServerBuild): Matcher {
  const known = matchers.get(build)
  if (known) return known
  const { routes, basename = '/' } = build
  const { match } = createStaticHandler(childrenOf(routes, undefined), { basename })
  // A request asks several times.
  let last: { path: string; ids: readonly string[] } | undefined
  const matcher: Matcher = (path) => {
    if (last?.path !== path) last = { path, ids: match(pagePathOf(path))?.map(({ route }) => route.id!) ?? [] }
    return last.ids
  }
  matchers.set(build, matcher)
  return matcher
}

/** Of the path of a page, or of the request for its data. */
const pagePathOf = (path: string): string =>
  path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.endsWith('.data') ? path.slice(0, -'.data'.length) : path

const childrenOf = (routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index } = route
    return [index ? { id, index, ...(path && { path }) } : { id, children: childrenOf(routes, id), ...(path && { path }) }]
  })
