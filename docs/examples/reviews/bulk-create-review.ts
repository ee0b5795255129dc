import type { Client } from '@stoa/sdk'

/** Import reviews from elsewhere. One of the products doesn’t exist and fails individually. */
export async function bulkCreateReview(stoa: Client) {
  const author = { contactId: 'c0ac0000-0000-4000-8000-000000000001', authorName: 'Ana' }
  const content = { rating: 5, title: 'Still in use' }
  const reviewDate = '2024-02-03T10:00:00.000Z'
  const { results } = await stoa.reviews.bulkCreateReview({
    reviews: [
      { namespace: 'stores', entityId: '10000000-0000-4000-8000-000000000001', content, author, reviewDate },
      { namespace: 'stores', entityId: 'dead0000-0000-4000-8000-000000000000', content, author, reviewDate },
    ],
    returnEntity: true,
  })
  return results.map(({ itemMetadata }) => itemMetadata.success)
}
