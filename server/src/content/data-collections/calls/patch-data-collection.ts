import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { lockAtRevision, saveChanged } from '../change.ts'
import { fieldViolations, ownFields } from '../definition.ts'
import { pluginsSentBack } from '../plugins.ts'
import { presentDataCollection } from '../present.ts'

export const patchDataCollection: Handler<typeof dataCollections.patchDataCollection> = async (context, { dataCollection }) => {
  const { id, revision, permissions, fields, plugins, ...described } = dataCollection
  const violations = fieldViolations(fields ?? [], 'dataCollection.fields')
  if (violations.length > 0) refuseFields(...violations)
  const held = await lockAtRevision(context, id, revision)
  const sentBack = plugins ? { plugins: pluginsSentBack(held, plugins, 'dataCollection.plugins') } : {}
  const doc = { ...held.doc, ...described, ...(fields ? { fields: ownFields(fields) } : {}), ...sentBack }
  const saved = await saveChanged(context, { ...held, doc, permissions: { ...held.permissions, ...permissions } })
  return { dataCollection: presentDataCollection(saved) }
}
