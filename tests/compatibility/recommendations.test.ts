import { expect, test } from 'vitest'
import { algorithmIds } from '@stoa/contract/recommendations/algorithm'
import { computeSalesOf } from '../../server/src/commerce/recommendations/index.ts'
import { sell } from '../support/recommendations.ts'
import { sharedDatabase } from '../support/site.ts'
import { bowl, jug, vase } from './recommended.ts'
import { describeWorlds } from './walk.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

describeWorlds(
  'recommendations',
  ({ value, error, sent }) => {
    test('every caller lists the algorithms', () => {
      const { availableAlgorithms } = value('listed')
      expect(value('listed for the owner')).toEqual({ availableAlgorithms })
      expect(availableAlgorithms).toHaveLength(4)
      expect(availableAlgorithms[3]).toEqual({
        config: {
          name: 'Best sellers',
          description: expect.any(String),
          additionalInfo: expect.any(String),
          algorithmType: 'GLOBAL',
          algorithmId: algorithmIds.bestSellers,
        },
        appId,
        catalogAppIds: [appId, '1380b703-ce81-ff05-f115-39571d94dfcd'],
      })
      expect(sent('listed for the owner')).toMatchObject([{ method: 'GET', path: '/v1/recommendations/algorithms' }])
    })

    test('each algorithm recommends products', () => {
      const { recommendation } = value('bought together')
      expect(recommendation).toEqual({
        items: [bowl, vase].map((catalogItemId) => ({ catalogItemId, appId })),
        algorithm: { _id: algorithmIds.boughtTogether, appId },
      })
      expect(value('for the owner')).toEqual({ recommendation })
      expect(sent('bought together')).toMatchObject([{ method: 'POST', path: '/v1/recommendations/get' }])
      expect(value('same categories').recommendation.items).toContainEqual({ catalogItemId: bowl, appId })
      expect(value('similar names').recommendation.algorithm).toEqual({ _id: algorithmIds.similarNames, appId })
      const { items, algorithm } = value('best sellers').recommendation
      expect(items.map((item: { catalogItemId: string }) => item.catalogItemId)).toEqual([jug, bowl, vase])
      expect([algorithm.appId, items[0].appId]).toEqual(['1380b703-ce81-ff05-f115-39571d94dfcd', '1380b703-ce81-ff05-f115-39571d94dfcd'])
    })

    test('the first algorithm that finds enough is used, or none', () => {
      expect(value('the next one').recommendation.algorithm._id).toBe(algorithmIds.sameCategories)
      expect(value('nothing')).toEqual({ recommendation: { items: [] } })
    })

    test('what isn’t supported is refused with the errors of the packages', () => {
      const [unknown, unsupported] = ['00000000-0000-4000-8000-00000000dead', { appId, id: '00000000-0000-4000-8000-00000000dead' }]
      expect(error('refused: algorithm')).toMatchObject({
        code: 'ALGORITHM_NOT_SUPPORTED',
        data: { unsupportedAlgorithms: [unsupported] },
      })
      expect(error('refused: provider')).toMatchObject({ code: 'RECOMMENDATIONS_PROVIDER_NOT_FOUND', data: { appId: unknown } })
      expect(error('refused: item')).toMatchObject({
        code: 'ITEM_APP_ID_NOT_SUPPORTED',
        data: { items: [{ catalogItemId: 'a', appId: unknown }], algorithms: [{ appId }] },
      })
      expect(error('refused: too many').violations).toMatchObject([{ field: 'options.minimumRecommendedItems', violatedRule: 'MAX' }])
    })
  },
  undefined,
  async ({ siteId }) => {
    const database = sharedDatabase()
    const orders = [[jug, bowl], [jug, bowl], [jug, vase], [jug]]
    await sell(
      { database, siteId },
      orders.map((productIds) => ({ productIds })),
    )
    await computeSalesOf({ db: database, siteId }, new Date())
    return {}
  },
)
