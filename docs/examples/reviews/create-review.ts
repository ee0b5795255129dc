import type { Client } from '@stoa/sdk'

/** Review a product as the signed-in member. */
export async function createReview(stoa: Client, { productWithOptionsId }: { productWithOptionsId: string }) {
  const { review } = await stoa.reviews.createReview({
    review: { namespace: 'stores', entityId: productWithOptionsId, content: { rating: 5, title: 'Lovely', body: 'My third one.' } },
  })
  return review.moderation.moderationStatus
}
