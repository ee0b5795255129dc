import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { dataTarget } from '../../database/query/target.ts'
import { planned } from '../../http/plan.ts'
import { refuse } from '../../http/refuse.ts'
import { presentDataItem } from '../present.ts'
import { countItems, findReadableCollection, selectItems } from '../store.ts'

const target = dataTarget()
const countedMax = 100_000

export const queryDataItems: Handler<typeof dataItems.queryDataItems> = async (context, request) => {
  const { dataCollectionId, query, returnTotalCount } = request
  const collection = await findReadableCollection(context, dataCollectionId)
  if (!collection || request.environment === 'SANDBOX') refuse('WDE0025')
  const plan = planned(context, { of: `items of ${dataCollectionId}`, query, at: 'query', target })
  const [found, total] = await Promise.all([selectItems(context, collection, plan), returnTotalCount ? countItems(context, collection, plan) : undefined])
  const { rows, offset, hasNext, cursors } = plan.page(found)
  return {
    dataItems: rows.map((item) => presentDataItem(item, dataCollectionId, query?.fields)),
    pagingMetadata: {
      count: rows.length,
      offset,
      hasNext,
      cursors,
      tooManyToCount: total !== undefined && total > countedMax,
      ...(total === undefined || total > countedMax ? {} : { total }),
    },
  }
}
