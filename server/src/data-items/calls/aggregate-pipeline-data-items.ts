import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { boundTo } from '../../data-collections/collection.ts'
import { findDataCollection } from '../../data-collections/find-collection.ts'
import { pageThrough, pipelineOf } from '../pipeline.ts'
import { resumed } from '../resume.ts'
import { countThrough } from '../store.ts'

const countedMax = 100_000

export const aggregatePipelineDataItems: Handler<typeof dataItems.aggregatePipelineDataItems> = async (context, request) => {
  const { stages = [], paging, cursorPaging } = request.pipeline ?? {}
  const collection = await findDataCollection(context, request, 'read')
  const page = resumed(context, { of: `pipeline of ${boundTo(collection)}`, basis: stages, paging, cursorPaging, at: 'pipeline' })
  const pipeline = pipelineOf(context, collection, page.basis)
  const { results, hasNext } = await pageThrough(context, pipeline, page)
  const counted = request.returnTotalCount ? await countThrough(context, pipeline, countedMax) : undefined
  const tooManyToCount = counted !== undefined && counted > countedMax
  const total = tooManyToCount ? undefined : counted
  return { results, pagingMetadata: { ...page.metadata({ count: results.length, hasNext, total }), tooManyToCount } }
}
