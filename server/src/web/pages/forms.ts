import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Whether the page at a path receives forms. The path can be that of React Router's data request for the page. */
export function formsOf({ routes, basename = '/' }: ServerBuild): (path: string) => boolean {
  const tree = childrenOf(routes, undefined)
  return (path) => {
    const page = path.replace(/\/_root\.data$/, '/').replace(/\.data$/, '')
    return matchRoutes(tree, page, basename)?.some(({ route }) => routes[route.id!]?.module.action !== undefined) ?? false
  }
}

const childrenOf = (routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index } = route
    return [index ? { id, index, ...(path && { path }) } : { id, children: childrenOf(routes, id), ...(path && { path }) }]
  })
