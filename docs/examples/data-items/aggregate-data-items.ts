import type { Client } from '@stoa/sdk'

/** For each city with more than three books in print, get their number, their highest price and the sum of their prices. */
export async function aggregateDataItems(stoa: Client) {
  const { results } = await stoa.dataItems.aggregateDataItems({
    dataCollectionId: 'Books',
    initialFilter: { inPrint: true },
    aggregation: {
      groupingFields: ['publisher.city'],
      operations: [
        { resultFieldName: 'titles', itemCount: {} },
        { resultFieldName: 'dearest', max: { itemFieldName: 'price' } },
        { resultFieldName: 'altogether', sum: { itemFieldName: 'price' } },
      ],
    },
    finalFilter: { titles: { $gt: 3 } },
    sort: [{ fieldName: 'titles', order: 'DESC' }],
  })
  return results
}
