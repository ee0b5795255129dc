import type { Client } from '@stoa/sdk'

/** Find books that contain both "candle" and "window" in any text field. */
export async function searchDataItems(stoa: Client) {
  const { dataItems } = await stoa.dataItems.searchDataItems({
    dataCollectionId: 'Books',
    search: { search: { expression: 'candle window', mode: 'AND' }, fields: ['title'], paging: { limit: 5 } },
  })
  return dataItems.map(({ data }) => data?.title)
}
