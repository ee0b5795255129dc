import { freeSlug, plainSlugOf } from '../../../kernel/slug.ts'
import { madeLengthMax } from '../../catalogue/change/public.ts'
import type { Draft } from './barcodes.ts'
import { ProductProblem } from './problem.ts'

/** The slugs that are looked up for drafts: those that are sent, and those that new ones are made from. */
export const wantedSlugs = (drafts: readonly Draft[]): { sent: string[]; made: string[] } => ({
  sent: drafts.flatMap((draft) => (isSent(draft) ? [draft.after.product.slug] : [])),
  made: drafts.flatMap(({ after }) => (after.product.slug === '' ? [slugOf(after.product.name)] : [])),
})

/** Drafts with their slugs: a name makes one that is free, and another product's is a problem. */
export function withSlugs<D extends Draft>(drafts: readonly D[], used: ReadonlySet<string>): (D | ProductProblem)[] {
  const taken = new Set(used)
  const chosen = drafts.map((draft) => {
    if (!isSent(draft)) return draft
    const { slug } = draft.after.product
    if (taken.has(slug)) return new ProductProblem('DUPLICATE_SLUG_ERROR', { slug })
    taken.add(slug)
    return draft
  })
  return chosen.map((draft) => {
    if (draft instanceof ProductProblem || draft.after.product.slug !== '') return draft
    const slug = freeSlug(slugOf(draft.after.product.name), taken)
    taken.add(slug)
    return { ...draft, after: { ...draft.after, product: { ...draft.after.product, slug } } }
  })
}

const isSent = ({ before, after }: Draft): boolean => after.product.slug !== '' && after.product.slug !== before?.product.slug

const slugOf = (name: string): string => plainSlugOf(name, madeLengthMax) || 'product'
