import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router'
import type { SharedPages } from '@stoa/sdk/page-api'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']

/** Whether the page at a path receives forms. */
export const formsOf = (build: ServerBuild): ((path: string) => boolean) => pathsWith(build, ({ action }) => action !== undefined)

/** Whether a path is a file that is the same for everyone, such as a sitemap: its route says so in its `handle`. */
export const publicFilesOf = (build: ServerBuild): ((path: string) => boolean) =>
  pathsWith(build, ({ handle }) => (handle as { isForEveryone?: boolean } | undefined)?.isForEveryone === true)

/** The query parameters that the page at a path reads, if it is the same for all visitors. Data requests of React Router aren't pages. */
export function sharedPagesOf(build: ServerBuild, { routes }: SharedPages): (path: string) => readonly string[] | undefined {
  const { match } = createStaticHandler(childrenOf(build.routes, undefined), { basename: build.basename ?? '/' })
  return (path) => {
    if (path.endsWith('.data')) return undefined
    const id = match(path)?.at(-1)?.route.id
    return id !== undefined && Object.hasOwn(routes, id) ? routes[id] : undefined
  }
}

/** Whether a route at a path has a quality. The path can be that of React Router's data request for the page. */
function pathsWith({ routes, basename = '/' }: ServerBuild, has: (module: RouteModule) => boolean): (path: string) => boolean {
  // Unlike `matchRoutes`, it prepares the routes once.
  const { match } = createStaticHandler(childrenOf(routes, undefined), { basename })
  return (path) => {
    const page = path.replace(/\/_root\.data$/, '/').replace(/\.data$/, '')
    return match(page)?.some(({ route }) => has(routes[route.id!]!.module)) ?? false
  }
}

const childrenOf = (routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index } = route
    return [index ? { id, index, ...(path && { path }) } : { id, children: childrenOf(routes, id), ...(path && { path }) }]
  })
