import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

/** Permissions in a new collection. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, step, attempt } = walk
  // The older packages only support the collection's permissions.
  if (generation !== 'current') return
  const { dataCollections, dataPermissions }: Package = connection.owner(apiKey, siteId)
  const visitor: Package = connection.visitor(clientId).dataPermissions
  const id = `Doors_${generation}_${mode}`
  await step('collection', () => dataCollections.createDataCollection({ _id: id, permissions: { read: 'ANYONE' } }))
  await attempt('permissions', () => dataPermissions.getPermissions(id))
  await attempt('mine as the owner', () => dataPermissions.getMyPermissions(id))
  await attempt('mine as a visitor', () => visitor.getMyPermissions(id))
  const open = { _id: id, itemRead: 'ANYONE', itemInsert: 'ANYONE', itemUpdate: 'SITE_MEMBER_AUTHOR', itemRemove: 'CMS_EDITOR' }
  await attempt('opened', () => dataPermissions.updatePermissions(open))
  await attempt('collection then', async () => (await dataCollections.getDataCollection(id)).permissions)
  await attempt('what the owner may', async () => {
    const { allowedDataPermissions } = await dataCollections.getDataCollection(id, { includeAllowedDataPermissions: true })
    return { told: allowedDataPermissions, unasked: 'allowedDataPermissions' in (await dataCollections.getDataCollection(id)) }
  })
  await attempt('a visitor then', () => visitor.getMyPermissions(id))
  await attempt('a visitor opens', () => visitor.updatePermissions({ ...open, itemRemove: 'ANYONE' }))
  await attempt('above all roles', () => dataPermissions.updatePermissions({ ...open, itemRead: 'PRIVILEGED' }))
  await attempt('of no collection', () => dataPermissions.getPermissions('NoSuchCollection'))
  const nobody = '00000000-0000-4000-8000-0000000000ff'
  await attempt('special', () => dataPermissions.addSpecialPermissions(id, { userId: nobody, itemRemove: 'ALLOWED' }))
  await attempt('special changed', () => dataPermissions.updateSpecialPermissions(nobody, { itemRead: 'ALLOWED' }))
  await attempt('special removed', () => dataPermissions.removeSpecialPermissions(nobody))
}
