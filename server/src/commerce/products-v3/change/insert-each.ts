import type { Context } from '../../../kernel/context.ts'
import { insertProducts, type ProductWithVariants } from '../../catalogue/public.ts'
import { withInput } from './apply.ts'
import type { Draft } from './barcodes.ts'
import { saveDrafts, saveRead, withoutConflicts, type Written } from './drafts.ts'
import type { ProductWrite } from './facts.ts'
import type { Reader } from './reader.ts'

interface Inserting {
  /** What each product is made from. */
  empty: readonly ProductWithVariants[]
  reader: Reader
}

/** Stores new products, each by itself. */
export function insertEach(context: Context, writes: readonly ProductWrite[], { empty, reader }: Inserting): Promise<Written[]> {
  const drafted = writes.map(({ at, input, finish }, index) =>
    reader.read((): Draft => {
      const reading = reader.reading(at)
      const after = withInput(empty[index]!, input, reading)
      return { before: undefined, after: finish ? finish(after, reading) : after }
    }),
  )
  return saveRead(drafted, async (readable) =>
    saveDrafts(await withoutConflicts(context, readable, reader.newVariantIds), async (drafts) => {
      await reader.insertSections(drafts)
      return insertProducts(
        context,
        drafts.map(({ after }) => after),
      )
    }),
  )
}
