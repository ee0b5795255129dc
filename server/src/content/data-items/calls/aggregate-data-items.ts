import type { dataItems } from '@stoa/contract'
import { groupItems, type GroupRow } from '../../../database/query/aggregate.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { boundTo, findDataCollection } from '../../data-collections/public.ts'
import { aggregationOf, presentGroup } from '../aggregation.ts'
import { countedMax } from '../counted.ts'
import { filterOf, plannedAt, targetFor } from '../filtering.ts'
import { itemsTable } from '../item.ts'
import { recordingUses } from '../recording-uses.ts'
import { resumed } from '../resume.ts'
import { countFrom, seenAnd, selectFrom } from '../store.ts'

export const aggregateDataItems: Handler<typeof dataItems.aggregateDataItems> = async (context, request) => {
  const { initialFilter, aggregation: asked, finalFilter, sort, returnTotalCount, paging, cursorPaging } = request
  const collection = await findDataCollection(context, request, 'read')
  const page = resumed(context, {
    of: `figures of ${boundTo(collection)}`,
    basis: { initialFilter, asked, finalFilter, sort },
    paging,
    cursorPaging,
  })
  const { basis, limit, offset } = page
  const aggregation = aggregationOf(basis.asked)
  const where = seenAnd(context, collection, filterOf(context, collection, { filter: basis.initialFilter, at: 'initialFilter' }))
  const { from, target, columns } = groupItems(aggregation, { target: targetFor(context, collection), from: itemsTable.name, where })
  const query = { filter: basis.finalFilter, sort: basis.sort, paging: { limit, offset } }
  const plan = plannedAt({ query, target, filterAt: 'finalFilter', offsetMax: Number.MAX_SAFE_INTEGER })
  const find = () => selectFrom<GroupRow>(context, plan, { columns, from })
  const { rows, hasNext } = plan.page(await recordingUses(context, collection, { asked: { filter: basis.initialFilter }, find }))
  const counted = returnTotalCount ? await countFrom(context, plan, from, countedMax) : undefined
  return {
    results: rows.map((row) => presentGroup(aggregation, row)),
    pagingMetadata: page.metadata({ count: rows.length, hasNext, counted }),
  }
}
