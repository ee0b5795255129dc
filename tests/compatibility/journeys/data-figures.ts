import type { Package } from '../clients.ts'
import { dateIn } from '../item-calls.ts'
import type { Walk } from '../journey.ts'

/** The harvest of an allotment: counts, distinct values, sums. */
const harvest = [
  { crop: 'beans', bed: 'north', kilos: 3, picked: '2026-07-01' },
  { crop: 'beans', bed: 'south', kilos: 4.5, picked: '2026-07-01' },
  { crop: 'leeks', bed: 'north', kilos: 1, picked: '2026-10-04' },
  { crop: 'plums', bed: 'south', kilos: 12, picked: '2026-08-20' },
  { crop: 'plums', bed: 'south', kilos: 8, picked: '2026-08-27' },
  { crop: 'salad', bed: 'north' },
]

export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, step } = walk
  const { items: owned, dataCollections }: Package = connection.owner(apiKey, siteId)
  const { items }: Package = connection.visitor(clientId)
  const id = `Harvest_${generation}_${mode}`
  await step('sown', () =>
    dataCollections.createDataCollection({
      _id: id,
      fields: [{ key: 'crop', type: 'TEXT' }],
      permissions: { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' },
    }),
  )
  await step('harvested', () => {
    const data = harvest.map(({ picked, ...crop }) => ({ ...crop, ...(picked ? { picked: dateIn(generation, picked) } : {}) }))
    if (generation === 'current') return owned.bulkInsert(id, data)
    return owned.bulkInsertDataItems({ dataCollectionId: id, dataItems: data.map((one) => ({ data: one })) })
  })
  if (generation === 'current') await askToday(walk, items, id)
  else await askIn2024(walk, items, id)
}

async function askToday(walk: Walk, items: Package, id: string): Promise<void> {
  const { attempt } = walk
  await attempt('count', () => items.query(id).count())
  await attempt('count some', () => items.query(id).eq('crop', 'plums').count({ consistentRead: true }))
  await attempt('count by date', () => items.query(id).lt('picked', new Date('2026-08-20')).count())
  await attempt('count by filter', () => items.count(id, { filter: { kilos: { $gte: 4.5 } } }))
  await attempt('distinct', async () => (await items.query(id).distinct('crop')).items)
  await attempt(
    'distinct, filtered, downwards',
    async () => (await items.query(id).gt('kilos', 2).descending('crop').distinct('crop')).items,
  )
  await attempt('distinct dates', async () => {
    const { items: dates } = await items.query(id).distinct('picked')
    return { dates, isDate: dates.every((date: unknown) => date instanceof Date) }
  })
  await attempt('distinct in pages', () => turned(items.query(id).limit(3).distinct('crop', { returnTotalCount: true })))
  await attempt('distinct at once', async () => {
    const { values, pagingMetadata } = await items.distinct(id, 'crop', { order: 'DESC', paging: { limit: 2, offset: 1 } })
    const { cursors } = pagingMetadata
    const { values: next } = await items.distinct(id, 'crop', { cursorPaging: { cursor: cursors.next, limit: 2 } })
    return [values, next]
  })
  await searchToday(walk, items, id)
  await aggregateToday(walk, items, id)
}

async function searchToday({ attempt }: Walk, items: Package, id: string): Promise<void> {
  const words = (): Package => items.search(id).expression('leek plum')
  await attempt('search', async () => (await words().descending('kilos').fields('crop').run()).items.map(({ crop }: Package) => crop))
  await attempt('search for all words', async () => (await words().andMode().run()).items)
  await attempt('search for a misspelt word', async () => (await items.search(id).expression('bxans').fuzzy().gt('kilos', 4).run()).items)
  await attempt('search in pages', async () => {
    const first = await words().ascending('kilos').limit(2).run()
    const second = await first.next()
    return [first, second, await second.prev()].map((page) => page.items.map(({ kilos }: Package) => kilos))
  })
  await attempt('search at once', async () => {
    const search = { expression: 'PLUM', mode: 'AND' }
    const { items: found, pagingMetadata } = await items.search(id, { search, filter: { kilos: { $gte: 8 } }, paging: { limit: 1 } })
    const { cursors } = pagingMetadata
    const { items: next } = await items.search(id, { search, cursorPaging: { cursor: cursors.next, limit: 1 } })
    return [...found, ...next].map(({ kilos, picked }: Package) => ({ kilos, isDate: picked instanceof Date }))
  })
}

async function aggregateToday({ attempt }: Walk, items: Package, id: string): Promise<void> {
  const byCrop = (): Package => items.aggregate(id).group('crop').sum('kilos', 'kilos').count()
  await attempt(
    'figures',
    async () =>
      (await items.aggregate(id).group('bed').sum('kilos').avg('kilos').min('kilos').max('kilos').count().ascending('bed').run()).items,
  )
  await attempt('dates reckoned', async () => {
    const [bed] = (await items.aggregate(id).group('bed').min('picked', 'first').descending('bed').limit(1).run()).items
    return { ...bed, isDate: bed.first instanceof Date }
  })
  await attempt('filtered first and last', async () => {
    const first = items.filter().ne('bed', 'north')
    return (await byCrop().filter(first).having(items.filter().gt('kilos', 5)).ascending('crop').run()).items
  })
  await attempt(
    'of two fields',
    async () => (await items.aggregate(id).group('crop', 'bed').count().ascending('crop', 'bed').limit(2).run()).items,
  )
  await attempt('of all', async () => (await items.aggregate(id).sum('kilos', 'all').count().run()).items)
  await attempt('figures in pages', () => turned(byCrop().descending('kilos').limit(3).run({ returnTotalCount: true })))
  await attempt('past the first', async () => (await byCrop().descending('kilos').skip(1).limit(1).run()).items)
}

/** A result page by page, and back. */
async function turned(asked: Promise<Package>): Promise<object> {
  const first = await asked
  const second = await first.next()
  const { totalCount, pageSize, totalPages } = first
  const sides = [first, second].map((page) => [page.hasPrev(), page.hasNext(), page.currentPage])
  return { pages: [first, second, await second.prev()].map(({ items }) => items), sides, totalCount, pageSize, totalPages }
}

async function askIn2024(walk: Walk, items: Package, dataCollectionId: string): Promise<void> {
  const { attempt } = walk
  const count = async (filter?: object): Promise<number> => (await items.countDataItems({ dataCollectionId, filter })).totalCount
  await attempt('count', () => count())
  await attempt('count some', () => count({ crop: 'plums' }))
  await attempt('count by date', () => count({ picked: { $lt: { $date: '2026-08-20T00:00:00.000Z' } } }))
  await attempt('count by filter', () => count({ kilos: { $gte: 4.5 } }))
  const distinct = (request: object): Promise<Package> => items.queryDistinctValues({ dataCollectionId, ...request })
  const values = async (request: object): Promise<unknown[]> => (await distinct(request)).distinctValues
  await attempt('distinct', () => values({ fieldName: 'crop' }))
  await attempt('distinct, filtered, downwards', () => values({ fieldName: 'crop', filter: { kilos: { $gt: 2 } }, order: 'DESC' }))
  await attempt('distinct dates', async () => {
    const dates = await values({ fieldName: 'picked' })
    return { dates, isDate: dates.every((date) => date instanceof Date) }
  })
  await attempt('distinct of the system', () => values({ fieldName: '_createdDate' }))
  await attempt('distinct at once', async () => {
    const { distinctValues, pagingMetadata } = await distinct({ fieldName: 'crop', order: 'DESC', paging: { limit: 2, offset: 1 } })
    return [distinctValues, await values({ cursorPaging: { cursor: pagingMetadata.cursors.next, limit: 2 } })]
  })
  await aggregateIn2024(walk, items, dataCollectionId)
}

async function aggregateIn2024({ attempt }: Walk, items: Package, dataCollectionId: string): Promise<void> {
  const aggregate = async (groupingFields: string[], operations: object[], more: object = {}): Promise<Package> =>
    items.aggregateDataItems({ dataCollectionId, aggregation: { groupingFields, operations }, ...more })
  const kilos = { itemFieldName: 'kilos' }
  const sum = { resultFieldName: 'kilos', sum: kilos }
  const count = { resultFieldName: 'count', itemCount: {} }
  await attempt('figures', async () => {
    const operations = [
      { resultFieldName: 'kilosSum', sum: kilos },
      { resultFieldName: 'kilosAvg', average: kilos },
      { resultFieldName: 'kilosMin', min: kilos },
      { resultFieldName: 'kilosMax', max: kilos },
      count,
    ]
    return (await aggregate(['bed'], operations, { sort: [{ fieldName: 'bed', order: 'ASC' }] })).results
  })
  await attempt('filtered first and last', async () => {
    const filters = { initialFilter: { bed: { $ne: 'north' } }, finalFilter: { kilos: { $gt: 5 } } }
    return (await aggregate(['crop'], [sum, count], filters)).results
  })
  await attempt('of two fields', async () => {
    const sort = ['crop', 'bed'].map((fieldName) => ({ fieldName, order: 'ASC' }))
    return (await aggregate(['crop', 'bed'], [count], { sort, paging: { limit: 2 } })).results
  })
  await attempt('of all', async () => (await aggregate([], [{ ...sum, resultFieldName: 'all' }, count])).results)
  await attempt('figures in pages', async () => {
    const sort = [{ fieldName: 'kilos', order: 'DESC' }]
    const first = await aggregate(['crop'], [sum], { sort, paging: { limit: 3 }, returnTotalCount: true })
    const { cursors, total } = first.pagingMetadata
    const second = await items.aggregateDataItems({ dataCollectionId, cursorPaging: { cursor: cursors.next, limit: 3 } })
    return { pages: [first.results, second.results], total }
  })
}
