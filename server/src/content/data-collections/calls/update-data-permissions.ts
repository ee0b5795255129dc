import type { dataCollections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { lockExistingCollection, saveChanged } from '../change.ts'
import { permissionsWith, presentPermissions } from '../permissions.ts'

export const updateDataPermissions: Handler<typeof dataCollections.updateDataPermissions> = async (context, { dataPermissions }) => {
  const held = await lockExistingCollection(context, dataPermissions.id)
  const saved = await saveChanged(context, { ...held, permissions: permissionsWith(held.permissions, dataPermissions) })
  return { dataPermissions: presentPermissions(saved) }
}
