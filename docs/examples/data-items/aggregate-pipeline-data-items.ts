import type { Client } from '@stoa/sdk'

/** For the three cities with the most books in print, get the number of books, the sum of their prices plus 10%, and their titles, highest price first. */
export async function aggregatePipelineDataItems(stoa: Client) {
  const price = { fieldPath: 'price' }
  const { results } = await stoa.dataItems.aggregatePipelineDataItems({
    dataCollectionId: 'Books',
    pipeline: {
      stages: [
        { filter: { inPrint: true } },
        { sort: { values: [{ fieldName: 'price', order: 'DESC' }] } },
        {
          group: {
            groupIds: [{ key: 'city', expression: { fieldPath: 'publisher.city' } }],
            accumulators: [
              { resultFieldName: 'books', sum: { expression: { numeric: 1 } } },
              { resultFieldName: 'cost', sum: { expression: { multiply: { expressions: [price, { numeric: 1.1 }] } } } },
              { resultFieldName: 'titles', push: { expression: { fieldPath: 'title' } } },
            ],
          },
        },
        { sort: { values: [{ fieldName: 'books', order: 'DESC' }] } },
        { limit: 3 },
        {
          projection: {
            fields: [
              { reshape: { resultFieldName: 'city', expression: { toUpper: { expression: { fieldPath: '_id.city' } } } } },
              { include: { fieldName: 'books' } },
              { include: { fieldName: 'cost' } },
              { include: { fieldName: 'titles' } },
            ],
          },
        },
      ],
    },
  })
  return results
}
