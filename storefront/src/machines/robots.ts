import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import type { Route } from './+types/robots'
import { forMachines, isForEveryone } from './xml.ts'

export const handle = isForEveryone

/** Personal and endless pages are excluded. */
const closed = [
  `${paths.cart}$`,
  `${paths.cart}/`,
  '/checkout/',
  '/orders/',
  paths.account,
  '/back-in-stock/',
  `${paths.login}?`,
  `${paths.signup}?`,
  `${paths.search}?`,
  `${paths.search}/`,
  `${paths.community}?`,
  '/dashboard/',
  '/c/*?',
  '/*?*option.',
  '/*?*page=',
]

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(apiContext)
  return forMachines(
    ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${baseUrl}${paths.sitemap}`, ''].join('\n'),
    'text/plain',
  )
}
