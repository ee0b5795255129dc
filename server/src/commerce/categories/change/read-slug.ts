import { slugViolations } from '../../catalogue/public.ts'
import { allProductsKey, collectionIdOf, type CollectionRow } from '../../collections/public.ts'
import { failCategory, type Input, type Reading } from './input.ts'

/** The slug that a category has after a change. Later entries of the call find it taken, and the one before free. */
export function readSlug({ slug }: Input, before: Pick<CollectionRow, 'id' | 'slug'>, { at, facts, violations }: Reading): string {
  if (slug === undefined || slug === before.slug) return before.slug
  if (before.id === allProductsKey) failCategory('ALL_PRODUCTS_FIXED')
  violations.push(...slugViolations(slug, `${at}.slug`))
  const holder = facts.slugs.get(slug)
  if (holder !== undefined) failCategory('DUPLICATE_SLUG', { existingCategoryId: collectionIdOf(holder) })
  facts.slugs.delete(before.slug)
  facts.slugs.set(slug, before.id)
  return slug
}
