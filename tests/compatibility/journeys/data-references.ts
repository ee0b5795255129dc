import type { Package } from '../clients.ts'
import { itemCalls, type ItemCalls } from '../item-calls.ts'
import type { Walk } from '../journey.ts'

interface JourneyCollections {
  /** The collection of lists, and that of their songs. */
  lists: string
  songs: string
}

/** Songs on lists: a list has one opening song, and many songs. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, step } = walk
  const owner: Package = connection.owner(apiKey, siteId)
  const { items: seen }: Package = connection.visitor(clientId)
  const shelf: JourneyCollections = { lists: `Lists_${generation}_${mode}`, songs: `Songs_${generation}_${mode}` }
  await step('collections', () => makeCollections(owner, shelf))
  const lists = itemCalls(generation, owner, shelf.lists)
  await step('songs', () => itemCalls(generation, owner, shelf.songs).bulkInsert(songs))
  await step('list', () => lists.insert({ _id: 'rain', title: 'For rain', lead: 'moon', songs: ['moon', 'tea'] }))
  if (generation === 'current') {
    await referToday(walk, owner, shelf)
    await readToday(walk, seen, shelf)
  } else {
    await referIn2024(walk, owner, shelf)
    await readIn2024(walk, seen, shelf)
  }
  await keep(walk, lists)
}

const songs = ['moon', 'tea', 'stairs', 'salt'].map((_id) => ({
  _id,
  title: `${_id[0]!.toUpperCase()}${_id.slice(1)}`,
  minutes: _id.length,
}))

async function makeCollections({ dataCollections }: Package, { lists, songs: songsId }: JourneyCollections): Promise<void> {
  const permissions = (): object => ({ read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' })
  await dataCollections.createDataCollection({ _id: songsId, fields: [{ key: 'title', type: 'TEXT' }], permissions: permissions() })
  await dataCollections.createDataCollection({
    _id: lists,
    fields: [
      { key: 'title', type: 'TEXT' },
      { key: 'lead', type: 'REFERENCE', typeMetadata: { reference: { referencedCollectionId: songsId } } },
      { key: 'songs', type: 'MULTI_REFERENCE', typeMetadata: { multiReference: { referencedCollectionId: songsId } } },
    ],
    permissions: permissions(),
  })
}

async function referToday({ attempt }: Walk, { items }: Package, { lists }: JourneyCollections): Promise<void> {
  const held = async (): Promise<string[]> => (await items.queryReferenced(lists, 'rain', 'songs')).items.map(({ _id }: Package) => _id)
  await attempt('held at first', held)
  await attempt('added', async () => [
    (await items.insertReference(lists, 'songs', 'rain', ['stairs', { _id: 'salt' }])) ?? null,
    await held(),
  ])
  await attempt('added again', async () => [(await items.insertReference(lists, 'songs', 'rain', 'tea')) ?? null, await held()])
  await attempt('taken away', async () => [
    (await items.removeReference(lists, 'songs', { _id: 'rain' }, ['tea', 'moon'])) ?? null,
    await held(),
  ])
  await attempt('added in a list', async () => {
    const references = [{ relationshipName: 'songs', left: 'rain', right: { _id: 'moon' } }]
    return [(await items.insertReference(lists, references)) ?? null, await held()]
  })
  await attempt('replaced', async () => [
    (await items.replaceReferences(lists, 'songs', 'rain', ['tea', 'moon', 'gone'])) ?? null,
    await held(),
  ])
  await attempt('is referenced', async () =>
    Promise.all(['tea', 'salt'].map((id) => items.isReferenced(lists, 'songs', { _id: 'rain' }, id, { consistentRead: true }))),
  )
  await attempt('of nobody', () => items.queryReferenced(lists, 'nobody', 'songs'))
  await attempt('no reference field', () => items.insertReference(lists, 'title', 'rain', 'tea'))
}

async function referIn2024({ attempt }: Walk, { items }: Package, { lists: dataCollectionId }: JourneyCollections): Promise<void> {
  const of = { referringItemFieldName: 'songs', referringItemId: 'rain' }
  const to = (...ids: string[]): Package[] => ids.map((referencedItemId) => ({ ...of, referencedItemId }))
  const held = async (): Promise<string[]> => idsIn(await items.queryReferencedDataItems({ dataCollectionId, ...of }))
  await attempt('held at first', held)
  await attempt('added', async () => {
    const { results, bulkActionMetadata } = await items.bulkInsertDataItemReferences({
      dataCollectionId,
      dataItemReferences: to('stairs', 'salt'),
      returnEntity: true,
    })
    return [{ results, bulkActionMetadata }, await held()]
  })
  await attempt('added again', async () => {
    const [dataItemReference] = to('tea')
    return [await items.insertDataItemReference({ dataCollectionId, dataItemReference }), await held()]
  })
  await attempt('taken away', async () => {
    const { results } = await items.bulkRemoveDataItemReferences({ dataCollectionId, dataItemReferences: to('tea', 'moon') })
    return [results.map(({ action }: Package) => action), await held()]
  })
  await attempt('one taken away', async () => {
    const [dataItemReference] = to('salt')
    return [await items.removeDataItemReference({ dataCollectionId, dataItemReference }), await held()]
  })
  await attempt('replaced', async () => {
    const replacement = { ...of, newReferencedItemIds: ['tea', 'moon', 'gone'] }
    return [await items.replaceDataItemReferences({ dataCollectionId, ...replacement }), await held()]
  })
  await attempt('is referenced', async () =>
    Promise.all(to('tea', 'salt').map(async (one) => (await items.isReferencedDataItem({ dataCollectionId, ...one })).isReferenced)),
  )
  await attempt('of nobody', () => items.queryReferencedDataItems({ dataCollectionId, ...of, referringItemId: 'nobody' }))
  await attempt('no reference field', () => {
    const dataItemReference = { ...to('tea')[0], referringItemFieldName: 'title' }
    return items.insertDataItemReference({ dataCollectionId, dataItemReference })
  })
}

const idsIn = ({ results }: Package): string[] => results.flatMap(({ dataItem }: Package) => dataItem?._id ?? [])

async function readToday({ attempt }: Walk, items: Package, { lists }: JourneyCollections): Promise<void> {
  await attempt('held, in pages', async () => {
    const options = { limit: 1, order: 'desc', fields: ['title'], returnTotalCount: true }
    const first = await items.queryReferenced(lists, 'rain', 'songs', options)
    const second = await first.next()
    const third = await second.next()
    return { pages: [first, second, third].map(facts), totalCount: first.totalCount }
  })
  await attempt('held by several', async () => {
    const { results } = await items.queryReferencedItems(lists, ['rain', { _id: 'nobody' }], 'songs', { order: 'ASC' })
    return results.map(({ referringItemId, item, unresolvedReference }: Package) => ({
      referringItemId,
      id: item?._id,
      unresolvedReference,
    }))
  })
  await attempt('included', async () => shown((await items.query(lists).include('lead', 'songs').find()).items[0]))
  await attempt('included in part', async () => shown((await items.query(lists).include('songs', 1).find()).items[0]))
  await attempt('included in one', async () => {
    const includeReferences = [{ field: 'lead' }, { field: 'songs', limit: 1 }]
    return shown(await items.get(lists, 'rain', { includeReferences }))
  })
  await attempt('not included', async () => shown(await items.get(lists, 'rain')))
}

const facts = (page: Package): Package => ({
  items: page.items.map((item: Package) => Object.keys(item).toSorted()),
  hasNext: page.hasNext(),
})

async function readIn2024({ attempt }: Walk, items: Package, { lists: dataCollectionId }: JourneyCollections): Promise<void> {
  const of = { referringItemFieldName: 'songs', referringItemId: 'rain' }
  await attempt('held, in pages', async () => {
    const request = { dataCollectionId, ...of, order: 'DESC', fields: ['title'], returnTotalCount: true }
    const first = await items.queryReferencedDataItems({ ...request, cursorPaging: { limit: 2 } })
    const { cursors, total } = first.pagingMetadata
    const second = await items.queryReferencedDataItems({ dataCollectionId, cursorPaging: { cursor: cursors.next, limit: 2 } })
    return { pages: [first, second].map(idsIn), total, unresolved: first.results[0].unresolvedReference }
  })
  const find = async (includeReferencedItems: string[]): Promise<Package> =>
    (await items.queryDataItems({ dataCollectionId, includeReferencedItems }).find()).items[0].data
  await attempt('included', async () => shown(await find(['lead', 'songs'])))
  await attempt('not included', async () => shown((await items.getDataItem('rain', { dataCollectionId })).data))
}

const shown = ({ lead, songs: held }: Package): Package => ({
  lead: lead.title ?? lead,
  songs: held.map((song: Package) => song.title ?? song),
})

/** An update that omits references keeps multiple ones and drops the single one. */
async function keep({ attempt }: Walk, lists: ItemCalls): Promise<void> {
  await attempt('updated without references', async () => {
    const { lead, songs: held } = await lists.update({ _id: 'rain', title: 'For storms' })
    return { lead, held }
  })
  await attempt('updated with items for references', async () => (await lists.update({ _id: 'rain', lead: songs[1], songs })).songs)
}
