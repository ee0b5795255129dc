import type { Context } from '../../../kernel/context.ts'
import { saveProducts, type ProductWithVariants } from '../../catalogue/public.ts'
import type { Draft } from './barcodes.ts'
import { attempt, type Outcome, refuseInvalid, saveDrafts, saveRead, withoutConflicts, type Written } from './drafts.ts'
import { failProduct } from './problem.ts'
import type { Reader } from './reader.ts'

/** A change of a product, and the revision that it is of. Any by default. */
export interface Change {
  id: string
  revision?: string | undefined
  change: (held: ProductWithVariants) => ProductWithVariants
}

type Changed = Draft & { before: ProductWithVariants }

interface Changes {
  changes: readonly Change[]
  reader?: Reader
}

/** Changes locked products, each by itself, in the order of the changes. */
export const changeEach = async (context: Context, locked: readonly ProductWithVariants[], changes: Changes): Promise<Outcome[]> =>
  refuseInvalid(await writeChanges(context, locked, changes))

/** The same, with those whose fields are wrong among the outcomes. */
export async function writeChanges(
  context: Context,
  locked: readonly ProductWithVariants[],
  { changes, reader }: Changes,
): Promise<Written[]> {
  const before = new Map(locked.map((one) => [one.product.id, one]))
  const latest = new Map(before)
  const last = new Map<string, Changed>()
  const read = <T>(work: () => T) => (reader ? reader.read(work) : attempt(work))
  const drafted = changes.map(({ id, revision, change }) => {
    const draft = read((): Changed => {
      const held = latest.get(id) ?? failProduct('PRODUCT_NOT_FOUND')
      const isLate = revision !== undefined && (revision !== String(held.product.revision) || last.has(id))
      if (isLate) failProduct('INVALID_REVISION')
      return { before: before.get(id)!, after: change(held) }
    })
    if ('after' in draft) {
      latest.set(id, draft.after)
      last.set(id, draft)
    }
    return draft
  })
  return saveRead(drafted, async (readable) =>
    saveDrafts(await withoutConflicts(context, readable, reader?.newVariantIds), async (drafts) => {
      const saving = drafts.filter((draft) => isLast(draft, last))
      await reader?.insertSections(saving)
      const saved = await saveProducts(context, saving)
      const byId = new Map(saved.map((one) => [one.product.id, one]))
      return drafts.map(({ after }) => byId.get(after.product.id)!)
    }),
  )
}

/** Whether a draft is the last one of its product: it has the changes of those before it. */
const isLast = ({ after }: Changed, last: ReadonlyMap<string, Changed>): boolean => last.get(after.product.id)?.after === after
