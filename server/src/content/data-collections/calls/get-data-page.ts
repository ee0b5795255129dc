import type { dataCollections } from '@stoa/contract'
import { dataPagesMax } from '@stoa/contract/data-collections/page'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { isReadBy, presentPage, targetsOf } from '../pages.ts'
import { selectWithPages } from '../store.ts'

export const getDataPage: Handler<typeof dataCollections.getDataPage> = async (context, { dataCollectionId }) => {
  const { identity } = context
  const known = await selectWithPages(context, dataPagesMax)
  const collection = known.find(({ id }) => id === dataCollectionId)
  if (!collection || !isReadBy(identity, collection)) refuse('WDE0025')
  const paged = new Set(known.map(({ id }) => id))
  const unpaged = targetsOf(identity, collection).filter((id) => !paged.has(id))
  const others = unpaged.length > 0 ? await selectWithPages(context, dataPagesMax, unpaged) : known
  return { dataPage: presentPage(identity, collection, others) }
}
