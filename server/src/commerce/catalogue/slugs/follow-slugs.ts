import type { Scope } from '../../../kernel/context.ts'
import type { Product } from '../product.ts'
import { deleteFormerSlugs, insertFormerSlugs } from './store.ts'

interface SlugChange {
  before: Pick<Product, 'slug'>
  after: Pick<Product, 'id' | 'slug' | 'doc'>
}

/** Keeps the slugs that products lose, unless these prevent redirects: then the slugs lead nowhere (decision 0142). */
export async function followSlugs(scope: Scope, changes: readonly SlugChange[]): Promise<void> {
  const moved = changes.filter(({ before, after }) => before.slug !== after.slug)
  const { kept = [], ended = [] } = Object.groupBy(moved, ({ after }) => (after.doc.seo?.settings?.preventAutoRedirect ? 'ended' : 'kept'))
  await insertFormerSlugs(
    scope,
    kept.map(({ before, after }) => ({ slug: before.slug, productId: after.id })),
  )
  await deleteFormerSlugs(
    scope,
    ended.map(({ before }) => before.slug),
  )
}
