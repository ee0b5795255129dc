import type { dataItems } from '@stoa/contract'
import { distinct, distinctValue } from '../../../database/query/distinct.ts'
import { isFieldName } from '../../../database/query/read-filter.ts'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { boundTo, findDataCollection } from '../../data-collections/public.ts'
import { countedMax } from '../counted.ts'
import { filterOf, plannedAt, targetFor } from '../filtering.ts'
import { itemsTable } from '../item.ts'
import { recordingUses } from '../recording-uses.ts'
import { resumed } from '../resume.ts'
import { countFrom, seenAnd, selectFrom } from '../store.ts'

export const queryDistinctValues: Handler<typeof dataItems.queryDistinctValues> = async (context, request) => {
  const { fieldName, filter, order, returnTotalCount, paging, cursorPaging } = request
  const collection = await findDataCollection(context, request, 'read')
  const page = resumed(context, { of: `values of ${boundTo(collection)}`, basis: { fieldName, filter, order }, paging, cursorPaging })
  const { basis, limit, offset } = page
  const field = basis.fieldName
  if (field === undefined) refuseFields(violation('fieldName', 'REQUIRED_FIELD', 'is required'))
  if (!isFieldName(field)) refuseFields(violation('fieldName', 'FORMAT', 'isn’t a valid field name'))
  const where = seenAnd(context, collection, filterOf(context, collection, { filter: basis.filter, at: 'filter' }))
  const { from, target, columns } = distinct(field, { target: targetFor(context, collection), from: itemsTable.name, where })
  const sort = [{ fieldName: distinctValue, order: basis.order ?? 'ASC' }]
  const plan = plannedAt({ query: { sort, paging: { limit, offset } }, target, filterAt: 'filter', offsetMax: Number.MAX_SAFE_INTEGER })
  const find = () => selectFrom<{ value: unknown }>(context, plan, { columns, from })
  const { rows, hasNext } = plan.page(await recordingUses(context, collection, { asked: { filter: basis.filter }, find }))
  const counted = returnTotalCount ? await countFrom(context, plan, from, countedMax) : undefined
  return { distinctValues: rows.map(({ value }) => value), pagingMetadata: page.metadata({ count: rows.length, hasNext, counted }) }
}
