import type { dataCollections } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { newId } from '../../../database/ids.ts'
import { isFieldName } from '../../../database/query/read-filter.ts'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { lockExistingCollection } from '../change.ts'
import type { DataIndex } from '../collection.ts'
import { freeUniqueIndexes, presentIndex, slotsFor } from '../data-index.ts'
import { dataIndexKind } from '../index-kind.ts'
import { saveIndexes } from '../store.ts'

type Call = typeof dataCollections.createDataIndex

const systemFields: ReadonlySet<string> = new Set(['_id', 'id', '_createdDate', 'createdDate', '_updatedDate', 'updatedDate', '_owner'])

export const createDataIndex: Handler<Call> = async (context, { dataCollectionId, index }) => {
  const violations = violationsOf(index)
  if (violations.length > 0) refuseFields(...violations)
  const { name, fields, unique, caseInsensitive: isFolded = false } = index
  const held = await lockExistingCollection(context, dataCollectionId)
  const others = held.indexes.filter((one) => !(one.name === name && one.status === 'FAILED'))
  if (others.some((one) => one.name === name)) refuse('DATA_INDEX_ALREADY_EXISTS')
  const paths = fields.map(({ path }) => path)
  const chosen = slotsFor({ indexes: others }, paths, { isFolded })
  if (!chosen || (unique && freeUniqueIndexes({ indexes: others }) === 0)) refuse('DATA_INDEXES_LIMIT_REACHED')
  const filled = fields.map(({ path, order = 'ASC' }, place) => ({ path, order, slot: chosen[place]! }))
  const made: DataIndex = { name, fields: filled, status: 'BUILDING', isFolded, ...(unique ? { valuesId: newId() } : {}) }
  await saveIndexes(context, held.id, [...others, made])
  const { db, siteId, services, now } = context
  await services.queue.add(db, dataIndexKind, { siteId, id: held.id }, { startAfter: now })
  return { index: presentIndex(made) }
}

function violationsOf({ fields, unique }: RequestOf<Call>['index']) {
  const violations = fields.flatMap(({ path }, place) => {
    if (!isFieldName(path)) return [violation(`index.fields[${place}].path`, 'FORMAT', 'isn’t a valid field name')]
    if (systemFields.has(path)) return [violation(`index.fields[${place}].path`, 'FIELD_NOT_ALLOWED', 'is already indexed')]
    const isTwice = fields.findIndex((one) => one.path === path) < place
    return isTwice ? [violation(`index.fields[${place}].path`, 'VALIDATION', 'is already in this index')] : []
  })
  const isTooMuch = unique && fields.length > 1
  return isTooMuch
    ? [...violations, violation('index.fields', 'MAX_SIZE', 'must have exactly one entry because the index is unique', { threshold: 1 })]
    : violations
}
