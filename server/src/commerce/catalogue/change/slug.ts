import type { Scope } from '../../../kernel/context.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { freeSlug, plainSlugOf } from '../../../kernel/slug.ts'
import type { Product } from '../product.ts'
import { usedSlugs } from './store.ts'

/** Room for a number. */
const madeLengthMax = 90

/** The slug of a new product: its own, or one made from its name. If its own is taken, it gets another one or is refused. */
export async function slugFor(
  scope: Scope,
  { id, name, slug }: Pick<Product, 'id' | 'name' | 'slug'>,
  ifTaken: 'REFUSE' | 'TAKE_ANOTHER' = 'REFUSE',
): Promise<string> {
  if (slug !== '' && ifTaken === 'REFUSE') return requireFreeSlug(scope, { id, slug })
  const wanted = slug.slice(0, madeLengthMax) || plainSlugOf(name, madeLengthMax) || 'product'
  return freeSlug(wanted, await usedSlugs(scope, wanted, id))
}

export async function requireFreeSlug(scope: Scope, { id, slug }: Pick<Product, 'id' | 'slug'>): Promise<string> {
  return (await usedSlugs(scope, slug, id)).has(slug) ? refuse('SLUG_ALREADY_EXISTS', { slug }) : slug
}
