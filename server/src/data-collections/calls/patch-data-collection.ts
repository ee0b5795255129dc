import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuseFields } from '../../http/refuse.ts'
import { heldCollection, saveChanged } from '../change.ts'
import { fieldViolations, ownFields } from '../definition.ts'
import { presentDataCollection } from '../present.ts'

export const patchDataCollection: Handler<typeof dataCollections.patchDataCollection> = async (context, { dataCollection }) => {
  const { id, revision, permissions, fields, ...described } = dataCollection
  const violations = fieldViolations(fields ?? [], 'dataCollection.fields')
  if (violations.length > 0) refuseFields(...violations)
  const held = await heldCollection(context, id, revision)
  const doc = { ...held.doc, ...described, ...(fields ? { fields: ownFields(fields) } : {}) }
  const saved = await saveChanged(context, { ...held, doc, permissions: { ...held.permissions, ...permissions } })
  return { dataCollection: presentDataCollection(saved) }
}
