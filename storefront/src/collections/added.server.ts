import { paths } from '../paths.ts'
import { addedParam } from './listing.ts'

const lists = new RegExp(`^(?:${paths.search}|${paths.collections}/[^/]+)$`)

/** The list whose card added a product, without scripts, with the message that it did. Undefined if it was added elsewhere. */
export function listWithAdded(referer: string | null): string | undefined {
  const from = referer !== null && URL.canParse(referer) ? new URL(referer) : undefined
  if (!from || !lists.test(from.pathname)) return undefined
  from.searchParams.set(addedParam, 'yes')
  return `${from.pathname}${from.search}#${addedParam}`
}
