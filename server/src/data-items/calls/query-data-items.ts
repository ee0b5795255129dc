import type { RequestOf } from '@stoa/contract/call'
import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import type { Context } from '../../context.ts'
import type { QueryPlan } from '../../database/query/plan-query.ts'
import { dataTarget } from '../../database/query/target.ts'
import { planned } from '../../http/plan.ts'
import { refuse } from '../../http/refuse.ts'
import { presentDataItem } from '../present.ts'
import { shuffledSort, shuffledTarget } from '../shuffle.ts'
import { countItems, findReadableCollection, selectItems } from '../store.ts'

type Request = RequestOf<typeof dataItems.queryDataItems>

const target = dataTarget()
const countedMax = 100_000
const seedsMax = 2 ** 31

export const queryDataItems: Handler<typeof dataItems.queryDataItems> = async (context, request) => {
  const { dataCollectionId, query, returnTotalCount } = request
  // A site without a sandbox has no collections there.
  const collection = request.environment === 'SANDBOX' ? undefined : await findReadableCollection(context, dataCollectionId)
  if (!collection) refuse('WDE0025')
  const isShuffled = request.sortMode === 'RANDOM'
  const plan = isShuffled
    ? shuffled(context, request)
    : planned(context, { of: `items of ${dataCollectionId}`, query, at: 'query', target })
  const [found, total] = await Promise.all([
    selectItems(context, collection, plan),
    returnTotalCount ? countItems(context, collection, plan, countedMax) : undefined,
  ])
  const { rows, offset, hasNext, cursors } = plan.page(found)
  const tooManyToCount = total !== undefined && total > countedMax
  return {
    dataItems: rows.map((item) => presentDataItem(item, dataCollectionId, query?.fields)),
    pagingMetadata: {
      count: rows.length,
      offset,
      hasNext,
      // A shuffled page is followed by its offset and seed: a cursor does not know the seed.
      ...(isShuffled ? {} : { cursors }),
      tooManyToCount,
      ...(total === undefined || tooManyToCount ? {} : { total }),
    },
  }
}

function shuffled(context: Context, { dataCollectionId, query, randomOptions }: Request): QueryPlan {
  const seed = randomOptions?.seed ?? Math.floor(Math.random() * seedsMax)
  const asked = { ...query, sort: shuffledSort, cursorPaging: undefined }
  return planned(context, { of: `shuffled items of ${dataCollectionId}`, query: asked, at: 'query', target: shuffledTarget(target, seed) })
}
