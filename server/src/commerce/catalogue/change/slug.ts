import type { Violation } from '@stoa/contract/problems'
import type { Scope } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { freeSlug, isPlainSlug, plainSlugOf } from '../../../kernel/slug.ts'
import type { Product } from '../product.ts'
import { isSlugUsed, usedSlugs } from './store.ts'

/** What is wrong with a slug that is written. */
export const slugViolations = (slug: string | undefined, field: string): Violation[] =>
  slug === undefined || isPlainSlug(slug)
    ? []
    : [{ field, violatedRule: 'FORMAT', description: 'An address has lower-case letters, digits and single hyphens.' }]

/** The longest slug that is made from a name. There is room for a number. */
export const madeLengthMax = 90

/** A slug made from a name, with a number if it is taken. */
export async function slugFromName(scope: Scope, name: string): Promise<string> {
  const wanted = plainSlugOf(name, madeLengthMax) || 'product'
  return freeSlug(wanted, await usedSlugs(scope, [wanted]))
}

/** The slug of a product that comes back, or another one if that is taken. */
export const slugOrAnother = async (scope: Scope, { slug }: Pick<Product, 'slug'>): Promise<string> =>
  (await isSlugUsed(scope, slug)) ? slugFromName(scope, slug) : slug

export async function requireFreeSlug(scope: Scope, { slug }: Pick<Product, 'slug'>): Promise<void> {
  if (await isSlugUsed(scope, slug)) refuse('SLUG_ALREADY_EXISTS', { slug })
}
