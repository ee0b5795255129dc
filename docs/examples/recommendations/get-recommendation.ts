import type { Client } from '@stoa/sdk'

/** Products to show beside the jug: bought together with it or, if there are fewer than four, of its categories. */
export async function getRecommendation(stoa: Client) {
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const { recommendation } = await stoa.recommendations.getRecommendation({
    items: [{ catalogItemId: '10000000-0000-4000-8000-000000000001', appId }],
    algorithms: [
      { id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783', appId },
      { id: '68ebce04-b96a-4c52-9329-08fc9d8c1253', appId },
    ],
    minimumRecommendedItems: 4,
  })
  return recommendation.items.map(({ catalogItemId }) => catalogItemId)
}
