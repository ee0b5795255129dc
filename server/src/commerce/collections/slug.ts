import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { isSlug, slugFrom } from '../../kernel/slug.ts'
import { slugsBeginningWith } from './store.ts'

/** Leaves room for a number. */
const lengthMax = 90
/** Of names without letters and digits. */
const nameless = 'collection'

/** The slug that a caller chose. Refused if it isn't one, or if another collection has it. */
export async function requireFreeSlug(context: Context, slug: string, ownId?: string): Promise<string> {
  if (!isSlug(slug))
    refuseFields(violation('collection.slug', 'FORMAT', 'must have lowercase letters and digits, with single hyphens between them'))
  const taken = await slugsBeginningWith(context, slug)
  if (taken.some((one) => one.slug === slug && one.id !== ownId)) refuse('SLUG_ALREADY_EXISTS', { slug })
  return slug
}

/** The slug of a name that no other collection has: with a number if need be. */
export async function freeSlug(context: Context, name: string, ownId?: string): Promise<string> {
  const base = slugFrom(name, lengthMax) || nameless
  const rows = await slugsBeginningWith(context, base)
  return firstFree(base, new Set(rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug)))
}

export function firstFree(base: string, taken: ReadonlySet<string>): string {
  let slug = base
  for (let number = 1; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}
