import type { dataCollections } from '@stoa/contract'
import { itemsCountedMax } from '@stoa/contract/data-collections/data-collection'
import type { Handler } from '../../../kernel/handler.ts'
import { publishedOf } from '../plugins.ts'
import { purgedOn, restorableSince } from '../purge.ts'
import { selectTrash } from '../store.ts'

export const listDeletedDataCollections: Handler<typeof dataCollections.listDeletedDataCollections> = async (context) => {
  const deleted = await selectTrash(context, restorableSince(context.now), itemsCountedMax)
  return {
    // A drafts collection is restored with the collection it belongs to.
    deletedDataCollections: deleted
      .filter((one) => publishedOf(one) === undefined)
      .map(({ id, doc, deletedDate, total }) => ({
        id,
        displayName: doc.displayName ?? null,
        deletedDate: deletedDate.toISOString(),
        purgeDate: purgedOn(deletedDate).toISOString(),
        itemCount: total,
      })),
  }
}
