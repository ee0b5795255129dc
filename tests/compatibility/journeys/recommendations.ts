import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { bowl, jug } from '../recommended.ts'

const appIds = { stores: '215238eb-22a5-4c36-9e7b-e7c08025e04e', headless: '1380b703-ce81-ff05-f115-39571d94dfcd' }
const unknown = '00000000-0000-4000-8000-00000000dead'

/** A visitor, an app with a key and the packages’ own types: what is recommended beside the jug, and what is refused. */
export async function journey({ clientId, apiKey, siteId, connection, step, attempt }: Walk): Promise<void> {
  const visitor: Package = connection.visitor(clientId)
  const owner: Package = connection.owner(apiKey, siteId)
  const { availableAlgorithms } = await step('listed', () => visitor.recommendations.listAvailableAlgorithms())
  const [{ appId }] = availableAlgorithms
  const algorithm = (name: keyof typeof algorithmIds, of = appId) => ({ _id: algorithmIds[name], appId: of })
  const item = (catalogItemId: string, of = appId) => ({ catalogItemId, appId: of, options: { variantId: unknown } })
  const ask = (algorithms: object[], options?: object) => visitor.recommendations.getRecommendation(algorithms, options)

  await attempt('listed for the owner', () => owner.recommendations.listAvailableAlgorithms())
  await attempt('bought together', () => ask([algorithm('boughtTogether'), algorithm('bestSellers')], { items: [item(jug)] }))
  await attempt('for the owner', () => owner.recommendations.getRecommendation([algorithm('boughtTogether')], { items: [item(jug)] }))
  await attempt('same categories', () => ask([algorithm('sameCategories')], { items: [item(jug)], minimumRecommendedItems: 2 }))
  await attempt('similar names', () => ask([algorithm('similarNames')], { items: [item(bowl)] }))
  await attempt('best sellers', () => ask([algorithm('bestSellers', appIds.headless)]))
  await attempt('the next one', () =>
    ask([algorithm('boughtTogether'), algorithm('sameCategories')], { items: [item(jug)], minimumRecommendedItems: 3 }),
  )
  await attempt('nothing', () => ask([algorithm('boughtTogether')], { items: [item(unknown)] }))
  await attempt('refused: algorithm', () => ask([{ _id: unknown, appId }]))
  await attempt('refused: provider', () => ask([{ _id: algorithmIds.bestSellers, appId: unknown }]))
  await attempt('refused: item', () => ask([algorithm('bestSellers')], { items: [item(jug), item('a', unknown)] }))
  await attempt('refused: too many', () => ask([algorithm('bestSellers')], { minimumRecommendedItems: 101 }))
}
