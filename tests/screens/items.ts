import type { Client } from '@stoa/sdk'

const dataCollectionId = 'Postcards'
const first = { place: 'Lisboa', picture: 'A tram', writtenOn: true }

/** An item that several have had in hand, and one that was deleted. */
export async function makeItems(client: Client): Promise<{ changedItemId: string; deletedItemId: string }> {
  const [changedItemId, deletedItemId] = ['tram-28', 'river-in-rain']
  await client.dataItems.insertDataItem({ dataCollectionId, dataItem: { id: changedItemId, data: first } })
  const later = { ...first, picture: 'Tram 28, before the cathedral', year: 1931 }
  await client.dataItems.updateDataItem({ dataCollectionId, dataItem: { id: changedItemId, data: later } })
  await client.dataItems.updateDataItem({ dataCollectionId, dataItem: { id: changedItemId, data: { ...later, year: 1934 } } })
  const lost = { place: 'Porto', picture: 'By the river, after rain' }
  await client.dataItems.insertDataItem({ dataCollectionId, dataItem: { id: deletedItemId, data: lost } })
  await client.dataItems.removeDataItem({ dataCollectionId, dataItemId: deletedItemId })
  return { changedItemId, deletedItemId }
}
