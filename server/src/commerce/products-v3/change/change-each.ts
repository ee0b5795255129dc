import type { Context } from '../../../kernel/context.ts'
import { saveProducts, type ProductWithVariants } from '../../catalogue/public.ts'
import type { Draft } from './barcodes.ts'
import { attempt, type Drafted, type Outcome, refuseViolations, saveDrafts, withoutConflicts } from './drafts.ts'
import { failProduct } from './problem.ts'
import type { Reader } from './reader.ts'

/** A change of a product, and the revision that it is of. Any by default. */
export interface Change {
  id: string
  revision?: string | undefined
  change: (held: ProductWithVariants) => ProductWithVariants
}

type Changed = Draft & { before: ProductWithVariants }

/** Changes locked products, each by itself, in the order of the changes. */
export async function changeEach(
  context: Context,
  locked: readonly ProductWithVariants[],
  { changes, reader }: { changes: readonly Change[]; reader?: Reader },
): Promise<Outcome[]> {
  const before = new Map(locked.map((one) => [one.product.id, one]))
  const latest = new Map(before)
  const last = new Map<string, Changed>()
  const drafted = changes.map(({ id, revision, change }): Drafted<Changed> =>
    attempt(() => {
      const held = latest.get(id) ?? failProduct('PRODUCT_NOT_FOUND')
      const isLate = revision !== undefined && (revision !== String(held.product.revision) || last.has(id))
      if (isLate) failProduct('INVALID_REVISION')
      const draft = { before: before.get(id)!, after: change(held) }
      latest.set(id, draft.after)
      last.set(id, draft)
      return draft
    }),
  )
  if (reader) refuseViolations(reader.violations)
  return saveDrafts(await withoutConflicts(context, drafted, reader?.newVariantIds), async (drafts) => {
    const saving = drafts.filter((draft) => isLast(draft, last))
    await reader?.insertSections(saving)
    const saved = await saveProducts(context, saving)
    const byId = new Map(saved.map((one) => [one.product.id, one]))
    return drafts.map(({ after }) => byId.get(after.product.id)!)
  })
}

/** Whether a draft is the last one of its product: it has the changes of those before it. */
const isLast = ({ after }: Changed, last: ReadonlyMap<string, Changed>): boolean => last.get(after.product.id)?.after === after
