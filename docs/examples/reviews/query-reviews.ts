import type { Client } from '@stoa/sdk'

/** The newest reviews of the jug with four stars or more. */
export async function queryReviews(stoa: Client) {
  const jug = '10000000-0000-4000-8000-000000000001'
  const { reviews, metadata } = await stoa.reviews.queryReviews({
    query: {
      filter: { $and: [{ entityId: jug }, { 'content.rating': { $gte: 4 } }] },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: 10 },
    },
  })
  return { titles: reviews.map(({ content }) => content.title), hasNext: metadata.hasNext }
}
