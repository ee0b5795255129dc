import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

/** A journal with both kinds of drafts, and the unsupported plugins. */
export async function journey({ connection, apiKey, siteId, clientId, generation, mode, step, attempt }: Walk): Promise<void> {
  // The older packages have neither plugins nor drafts.
  if (generation !== 'current') return
  const { dataCollections, items }: Package = connection.owner(apiKey, siteId)
  const readers: Package = connection.visitor(clientId).items
  const [id, paired] = [`Journal_${generation}_${mode}`, `Columns_${generation}_${mode}`]
  const fields = [{ key: 'title', type: 'TEXT' }]
  const pluginsOf = ({ dataCollection }: Package): string[] => dataCollection.plugins.map(({ type }: Package) => type)

  await step('collection', () => dataCollections.createDataCollection({ _id: id, fields, permissions: { read: 'ANYONE' } }))
  await step('published before', () => items.insert(id, { _id: 'old', title: 'Old' }))
  await attempt('statuses', async () =>
    pluginsOf(await dataCollections.addPublishPlugin(id, { publishOptions: { defaultStatus: 'DRAFT' } })),
  )
  await attempt('a draft', async () => (await items.insert(id, { _id: 'new', title: 'New' }))._publishStatus)
  await attempt('without drafts', async () => [await items.query(id).count(), await items.get(id, 'new'), await readers.query(id).count()])
  await attempt('with drafts', async () => {
    const { items: all } = await items.query(id).ascending('title').find({ showDrafts: true })
    const { title } = await items.get(id, 'new', { showDrafts: true })
    return [all.map(({ _id, _publishStatus }: Package) => [_id, _publishStatus]), title, await items.query(id).count({ showDrafts: true })]
  })
  await attempt('a reader who asks for drafts', async () => (await readers.query(id).find({ showDrafts: true })).items.length)
  await attempt('the plugin, while there are drafts', () => dataCollections.deletePublishPlugin(id))
  await attempt('published', async () => {
    await items.patch(id, 'new').setField('_publishStatus', 'PUBLISHED').run({ showDrafts: true })
    return [(await readers.get(id, 'new')).title, await readers.query(id).count()]
  })
  await attempt('the plugin, without drafts', async () => pluginsOf(await dataCollections.deletePublishPlugin(id)))
  await attempt('what the editor keeps', async () => pluginsOf(await dataCollections.addCmsPlugin(id, { cmsOptions: {} })))
  await attempt('links', () => dataCollections.addUrlizedPlugin(id, { urlizedOptions: { format: 'PRETTY', prefix: 'journal' } }))

  await step('paired', () => dataCollections.createDataCollection({ _id: paired, fields, permissions: { read: 'ANYONE' } }))
  await step('salt', () => items.insert(paired, { _id: 'salt', title: 'Salt' }))
  await attempt('drafts beside', async () => pluginsOf(await dataCollections.addDraftItemsPlugin(paired)))
  await attempt('begun', async () => (await items.createDataItemDraft(paired, 'salt')).title)
  await attempt('begun again', () => items.createDataItemDraft(paired, 'salt'))
  await attempt('changed', async () => (await items.patch(`${paired}__drafts`, 'salt').setField('title', 'Sea salt').run()).title)
  await attempt('unchanged for readers', async () => (await readers.get(paired, 'salt')).title)
  await attempt('written by hand', () => items.update(paired, { _id: 'salt', title: 'Table salt' }))
  await attempt('published over it', async () => {
    const { title } = await items.publishDataItemDraft(paired, 'salt')
    return [title, (await readers.get(paired, 'salt')).title]
  })
  await attempt('no draft any more', () => items.publishDataItemDraft(paired, 'salt'))
  await attempt('taken back', async () => [(await items.unpublishDataItem(paired, 'salt')).title, await readers.get(paired, 'salt')])
  await attempt('taken away', async () => {
    await items.publishDataItemDraft(paired, 'salt')
    return (await items.unpublishDataItem(paired, 'salt', { copyToDraft: false })) ?? null
  })
}
