import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { boundTo, findDataCollection } from '../../data-collections/public.ts'
import { countedMax } from '../counted.ts'
import { leadingQuery, pageThrough, pipelineOf } from '../pipeline.ts'
import { recordingUses } from '../recording-uses.ts'
import { resumed } from '../resume.ts'
import { countThrough } from '../store.ts'

export const aggregatePipelineDataItems: Handler<typeof dataItems.aggregatePipelineDataItems> = async (context, request) => {
  const { stages = [], paging, cursorPaging } = request.pipeline ?? {}
  const collection = await findDataCollection(context, request, 'read')
  const page = resumed(context, { of: `pipeline of ${boundTo(collection)}`, basis: stages, paging, cursorPaging, at: 'pipeline' })
  const pipeline = pipelineOf(context, collection, page.basis)
  const find = () => pageThrough(context, pipeline, page)
  const { results, hasNext } = await recordingUses(context, collection, { asked: leadingQuery(page.basis), find })
  const counted = request.returnTotalCount ? await countThrough(context, pipeline, countedMax) : undefined
  return { results, pagingMetadata: page.metadata({ count: results.length, hasNext, counted }) }
}
