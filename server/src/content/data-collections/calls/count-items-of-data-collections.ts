import type { dataCollections } from '@stoa/contract'
import { itemsCountedMax } from '@stoa/contract/data-collections/data-collection'
import type { Handler } from '../../../kernel/handler.ts'
import { countEach } from '../store.ts'

export const countItemsOfDataCollections: Handler<typeof dataCollections.countItemsOfDataCollections> = async (context) => {
  const counted = await countEach(context, itemsCountedMax)
  return {
    counts: counted.map(({ id, total }) => ({
      dataCollectionId: id,
      itemCount: Math.min(total, itemsCountedMax),
      tooManyToCount: total > itemsCountedMax,
    })),
  }
}
