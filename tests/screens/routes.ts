import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import deskRoutes from '../../dashboard/src/routes.ts'
import shopRoutes from '../../storefront/src/routes.ts'

/** The pages of an app by their files; routes without a page (form targets, files for machines) are left out. */
export interface Pages {
  files: readonly string[]
  /** The file of the page at an address of the app, without its base. */
  at(path: string): string | undefined
}

type Drawn = RouteObject & { handle: string }

const drawn = ({ path, index, file, children }: RouteConfigEntry): Drawn =>
  ({ path, index, handle: file, ...(children && { children: children.map(drawn) }) }) as Drawn

function pagesOf(routes: readonly RouteConfigEntry[]): Pages {
  const tree = routes.map(drawn)
  const files: string[] = []
  const walk = ({ handle, children }: Drawn): void => {
    if (children) (children as Drawn[]).forEach(walk)
    else if (handle.endsWith('.tsx')) files.push(handle)
  }
  tree.forEach(walk)
  return { files, at: (path) => matchRoutes(tree, path)?.at(-1)?.route.handle as string | undefined }
}

export const shopPages = pagesOf(await shopRoutes)
export const dashboardPages = pagesOf(await deskRoutes)
