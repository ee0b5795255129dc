import type { collections } from '@stoa/contract'
import { countMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { allProductsKey } from '../collection-key.ts'
import { selectMembers, selectNewest } from '../members/store.ts'
import { findById } from '../store.ts'

const defaultLimit = 50

export const listCollectionProducts: Handler<typeof collections.listCollectionProducts> = async (context, { id, paging }) => {
  const { id: collectionId, rules, numberOfProducts } = (await findById(context, id)) ?? refuse('COLLECTION_NOT_FOUND')
  const page = { limit: paging?.limit ?? defaultLimit, offset: paging?.offset ?? 0 }
  const isAll = collectionId === allProductsKey
  const productIds =
    isAll || rules
      ? await selectNewest(context, { collectionId: isAll ? undefined : collectionId, ...page })
      : await selectMembers(context, { collectionId, ...page })
  const tooManyToCount = numberOfProducts > countMax
  return {
    productIds,
    metadata: { count: productIds.length, offset: page.offset, ...(tooManyToCount ? {} : { total: numberOfProducts }), tooManyToCount },
  }
}
