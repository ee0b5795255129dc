import type { dataCollections } from '@stoa/contract'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { allowedIn } from '../allowed.ts'
import type { DataCollection } from '../collection.ts'
import { onlyFields, presentDataCollection } from '../present.ts'
import { countCollections, selectCollections, type Listed } from '../store.ts'

const sortable: Readonly<Record<string, Listed['by']>> = {
  id: 'id',
  _id: 'id',
  displayName: 'displayName',
  createdDate: 'createdDate',
  _createdDate: 'createdDate',
  updatedDate: 'updatedDate',
  _updatedDate: 'updatedDate',
}

export const listDataCollections: Handler<typeof dataCollections.listDataCollections> = async (context, request) => {
  const { sort, paging, fields, includeAllowedDataPermissions: isAllowedAsked } = request
  const by = sort ? (Object.hasOwn(sortable, sort.fieldName) ? sortable[sort.fieldName] : undefined) : 'id'
  if (!by) refuseFields(violation('sort.fieldName', 'FIELD_NOT_ALLOWED', 'isn’t a field that you can sort by'))
  const limit = paging?.limit ?? 50
  const offset = paging?.offset ?? 0
  const [found, total] = await Promise.all([
    selectCollections(context, { by, descending: sort?.order === 'DESC', limit, offset }),
    countCollections(context),
  ])
  const metadata = { count: found.length, offset, total, tooManyToCount: false, hasNext: offset + found.length < total }
  const allowed = (collection: DataCollection) =>
    isAllowedAsked ? { allowedDataPermissions: allowedIn(context.identity, collection) } : {}
  const collections = found.map((one) => onlyFields({ ...presentDataCollection(one), ...allowed(one) }, fields))
  return { collections, pagingMetadata: metadata }
}
