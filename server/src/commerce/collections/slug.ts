import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { freeSlug, isPlainSlug, plainSlugOf } from '../../kernel/slug.ts'
import { slugsBeginningWith } from './store.ts'

/** Leaves room for a number. */
const lengthMax = 90
/** Of names of which nothing is left. */
const nameless = 'collection'

/** The slug that a caller chose. Refused if it isn't one, or if another collection has it. */
export async function requireFreeSlug(context: Context, slug: string, ownId?: string): Promise<string> {
  if (!isPlainSlug(slug))
    refuseFields(
      violation('collection.slug', 'FORMAT', 'must have lowercase letters (a to z) and digits, with single hyphens between them'),
    )
  if ((await usedSlugs(context, slug, ownId)).has(slug)) refuse('SLUG_ALREADY_EXISTS', { slug })
  return slug
}

/** The slug of a name that no other collection has: with a number if need be. */
export async function slugFor(context: Context, name: string, ownId?: string): Promise<string> {
  const wanted = plainSlugOf(name, lengthMax) || nameless
  return freeSlug(wanted, await usedSlugs(context, wanted, ownId))
}

async function usedSlugs(context: Context, beginning: string, ownId: string | undefined): Promise<ReadonlySet<string>> {
  const rows = await slugsBeginningWith(context, beginning)
  return new Set(rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug))
}
