import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { lockAtRevision, saveChanged } from '../change.ts'
import { definitionOf, fieldViolations } from '../definition.ts'
import { pluginsSentBack } from '../plugins.ts'
import { presentDataCollection } from '../present.ts'

export const updateDataCollection: Handler<typeof dataCollections.updateDataCollection> = async (context, { collection: definition }) => {
  const violations = fieldViolations(definition.fields ?? [], 'collection.fields')
  if (violations.length > 0) refuseFields(...violations)
  const held = await lockAtRevision(context, definition.id, definition.revision)
  const { permissions, doc } = definitionOf(definition)
  const plugins = pluginsSentBack(held, definition.plugins, 'collection.plugins')
  const saved = await saveChanged(context, { ...held, permissions, doc: plugins.length > 0 ? { ...doc, plugins } : doc })
  return { collection: presentDataCollection(saved) }
}
