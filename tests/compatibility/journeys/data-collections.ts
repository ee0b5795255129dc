import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode } = walk
  const owner: Package = connection.owner(apiKey, siteId)
  const id = `Visits_${generation}_${mode}`
  await define(walk, owner, id)
  await walk.attempt('a visitor asks', () => connection.visitor(clientId).dataCollections.getDataCollection(id))
  if (generation === 'current') await changeInPart(walk, owner, id)
  await end(walk, owner, id)
}

const definition = (_id: string): Package => ({
  _id,
  displayName: 'Visits to the workshop',
  displayField: 'guest',
  fields: [
    { key: 'guest', displayName: 'Guest', type: 'TEXT', required: true },
    { key: 'day', displayName: 'Day', type: 'DATE' },
    { key: 'book', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: 'Books' } } },
  ],
  permissions: { insert: 'SITE_MEMBER', update: 'SITE_MEMBER_AUTHOR', remove: 'ADMIN', read: 'ANYONE' },
})

const ownKeys = ({ fields }: Package): string[] => fields.filter(({ systemField }: Package) => !systemField).map(({ key }: Package) => key)

async function define({ step, attempt }: Walk, { dataCollections }: Package, id: string): Promise<void> {
  await step('created', async () => {
    const created = await dataCollections.createDataCollection(definition(id))
    return { whole: created, keys: ownKeys(created), isDate: created._createdDate instanceof Date }
  })
  await attempt('created again', () => dataCollections.createDataCollection(definition(id)))
  await attempt('created wrongly', () =>
    dataCollections.createDataCollection({ ...definition(`${id}_2`), permissions: { read: 'NOBODY' } }),
  )
  await attempt('got', () => dataCollections.getDataCollection(id, { consistentRead: true }))
  await attempt('not there', () => dataCollections.getDataCollection('NoSuchCollection'))
  await attempt('listed', async () => {
    const { collections } = await dataCollections.listDataCollections()
    return collections.some(({ _id }: Package) => _id === id)
  })
  await attempt('listed in pages', async () => {
    const sort = (): object => ({ fieldName: 'id', order: 'DESC' })
    const all = await dataCollections.listDataCollections({ sort: sort(), paging: { limit: 1000 } })
    const { collections, pagingMetadata } = await dataCollections.listDataCollections({ sort: sort(), paging: { limit: 2, offset: 1 } })
    const ids = (list: Package[]): string[] => list.map(({ _id }) => _id)
    return { isSlice: ids(collections).join() === ids(all.collections).slice(1, 3).join(), pagingMetadata, all: all.collections.length }
  })
  await attempt('updated', async () => {
    const { _createdDate, _updatedDate, ...whole } = await dataCollections.getDataCollection(id)
    return dataCollections.updateDataCollection({ ...whole, displayName: 'Visits' })
  })
  await attempt('updated after others', () => dataCollections.updateDataCollection({ ...definition(id), revision: '1' }))
}

async function changeInPart({ attempt }: Walk, { dataCollections }: Package, id: string): Promise<void> {
  await attempt('read back and sent again', async () => {
    const { _id, revision } = await dataCollections.updateDataCollection(await dataCollections.getDataCollection(id))
    return { _id, revision }
  })
  await attempt('patched', async () => {
    const { dataCollection } = await dataCollections.patchDataCollection(id, {
      displayName: 'Guests',
      permissions: { read: 'SITE_MEMBER' },
    })
    return dataCollection
  })
  await attempt('field added', async () => {
    const { dataCollection } = await dataCollections.createDataCollectionField(id, { field: { key: 'tea', type: 'BOOLEAN' } })
    return ownKeys(dataCollection)
  })
  await attempt('field added again', () => dataCollections.createDataCollectionField(id, { field: { key: 'tea', type: 'BOOLEAN' } }))
  const field = ({ dataCollection }: Package): Package => dataCollection.fields.find(({ key }: Package) => key === 'tea')
  await attempt('field updated', async () =>
    field(await dataCollections.updateDataCollectionField(id, { field: { key: 'tea', type: 'NUMBER', displayName: 'Cups' } })),
  )
  await attempt('field patched', async () =>
    field(await dataCollections.patchDataCollectionField(id, { key: 'tea', description: 'How many' })),
  )
  await attempt('field deleted', async () => {
    const { dataCollection } = await dataCollections.deleteDataCollectionField(id, { fieldKey: 'tea' })
    return ownKeys(dataCollection)
  })
}

async function end({ attempt, generation }: Walk, { dataCollections }: Package, id: string): Promise<void> {
  await attempt('deleted', async () => (await dataCollections.deleteDataCollection(id)) ?? null)
  await attempt('gone', () => dataCollections.getDataCollection(id))
  if (generation === 'current') await attempt('restored', async () => (await dataCollections.restoreDataCollection(id)).dataCollection)
}
