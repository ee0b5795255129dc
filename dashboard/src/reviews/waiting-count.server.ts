import type { Client } from '@stoa/sdk'

/** The number of reviews that wait for approval. */
export const waitingCount = async ({ reviews }: Client): Promise<number> => (await reviews.countReviewsByStatus({})).counts.IN_MODERATION
