import type { Generation, Package } from './clients.ts'

/** The calls of both generations on the items of one collection, in the form of today's packages: an item is its data, including the id. */
export interface ItemCalls {
  insert: (data: object) => Promise<Package>
  update: (data: object) => Promise<Package>
  save: (data: object) => Promise<Package>
  get: (id: string, options?: object) => Promise<Package>
  remove: (id: string) => Promise<Package>
  truncate: () => Promise<Package>
  bulkInsert: (all: object[]) => Promise<Package>
  bulkUpdate: (all: object[]) => Promise<Package>
  bulkSave: (all: object[]) => Promise<Package>
  bulkRemove: (ids: string[]) => Promise<Package>
  count: (filter?: object) => Promise<number>
}

export const itemCalls = (generation: Generation, { items }: Package, dataCollectionId: string): ItemCalls =>
  generation === 'current' ? today(items, dataCollectionId) : in2024(items, dataCollectionId)

const today = (items: Package, id: string): ItemCalls => ({
  insert: (data) => items.insert(id, data),
  update: (data) => items.update(id, data),
  save: (data) => items.save(id, data),
  get: (itemId, options) => items.get(id, itemId, options),
  remove: (itemId) => items.remove(id, itemId),
  truncate: () => items.truncate(id),
  bulkInsert: (all) => items.bulkInsert(id, all),
  bulkUpdate: (all) => items.bulkUpdate(id, all),
  bulkSave: (all) => items.bulkSave(id, all),
  bulkRemove: (ids) => items.bulkRemove(id, ids),
  count: (filter) => items.count(id, { filter }),
})

const in2024 = (items: Package, dataCollectionId: string): ItemCalls => {
  const data = (answer: Package): Package => answer.dataItem.data
  const bulk = (all: object[]): object => ({ dataCollectionId, dataItems: all.map(beside) })
  return {
    insert: async (item) => data(await items.insertDataItem({ dataCollectionId, dataItem: beside(item) })),
    update: async (item) => data(await items.updateDataItem(beside(item)._id, { dataCollectionId, dataItem: beside(item) })),
    save: async (item) => data(await items.saveDataItem({ dataCollectionId, dataItem: beside(item) })),
    get: async (itemId, options) => (await items.getDataItem(itemId, { dataCollectionId, ...options })).data,
    remove: async (itemId) => data(await items.removeDataItem(itemId, { dataCollectionId })),
    truncate: () => items.truncateDataItems({ dataCollectionId }),
    bulkInsert: (all) => items.bulkInsertDataItems(bulk(all)),
    bulkUpdate: (all) => items.bulkUpdateDataItems(bulk(all)),
    bulkSave: (all) => items.bulkSaveDataItems(bulk(all)),
    bulkRemove: (ids) => items.bulkRemoveDataItems({ dataCollectionId, dataItemIds: ids }),
    count: async (filter) => (await items.countDataItems({ dataCollectionId, filter })).totalCount,
  }
}

/** In 2024 an item's id is next to its data. */
const beside = ({ _id, ...data }: Package): Package => ({ _id, data })

/** Today's packages convert dates both ways; in 2024 callers use the wire format. */
export const dateIn = (generation: Generation, written: string): object =>
  generation === 'current' ? new Date(written) : { $date: new Date(written).toISOString() }

/** The result of a bulk call for each item: counted and sorted today, in the wire format in 2024. */
export function bulkFacts(answer: Package): object {
  if (answer.results)
    return answer.results.map(({ action, itemMetadata: { _id, error } }: Package) => [_id ?? null, error ? error.code : action])
  const { errors, ...counts } = answer
  return { ...counts, errors: errors.map(({ originalIndex, code, violations }: Package) => ({ originalIndex, code, violations })) }
}
