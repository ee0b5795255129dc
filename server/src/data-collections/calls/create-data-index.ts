import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { isFieldName } from '../../database/query/read-filter.ts'
import { violation } from '../../database/query/violation.ts'
import { refuse, refuseFields } from '../../http/refuse.ts'
import { heldCollection } from '../change.ts'
import { presentIndex, slotsFor, type DataIndex } from '../data-index.ts'
import { saveIndexes } from '../store.ts'

const systemFields: ReadonlySet<string> = new Set(['_id', 'id', '_createdDate', 'createdDate', '_updatedDate', 'updatedDate', '_owner'])

export const createDataIndex: Handler<typeof dataCollections.createDataIndex> = async (context, { dataCollectionId, index }) => {
  const { name, fields, unique, caseInsensitive } = index
  const violations = fields.flatMap(({ path }, place) => {
    if (!isFieldName(path)) return [violation(`index.fields[${place}].path`, 'FORMAT', 'is not the name of a field')]
    return systemFields.has(path) ? [violation(`index.fields[${place}].path`, 'FIELD_NOT_ALLOWED', 'is indexed already')] : []
  })
  if (unique) violations.push(violation('index.unique', 'VALIDATION', 'is not offered'))
  if (caseInsensitive) violations.push(violation('index.caseInsensitive', 'VALIDATION', 'is not offered'))
  if (violations.length > 0) refuseFields(...violations)
  const held = await heldCollection(context, dataCollectionId)
  const others = held.indexes.filter((one) => !(one.name === name && one.status === 'FAILED'))
  if (others.some((one) => one.name === name)) refuse('DATA_INDEX_ALREADY_EXISTS')
  const chosen = slotsFor(
    { indexes: others },
    fields.map(({ path }) => path),
  )
  if (!chosen) refuse('DATA_INDEXES_LIMIT_REACHED')
  const filled = fields.map(({ path, order = 'ASC' }) => ({ path, order, slot: chosen.get(path)! }))
  const made: DataIndex = { name, fields: filled, status: 'BUILDING' }
  await saveIndexes(context, held.id, [...others, made])
  return { index: presentIndex(made) }
}
