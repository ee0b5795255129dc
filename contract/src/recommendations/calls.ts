import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { ItemReference } from '../line-item.ts'
import { field, maybe, Shape, Text, Whole } from '../scalars.ts'
import { Algorithm, algorithmIds, AlgorithmInfo } from './algorithm.ts'
import { algorithmsMax, itemsMax, recommendedDefault, recommendedMax } from './limits.ts'

const source = 'decision 0149'
const reader = { family: 'recommendations', source, allow: callers, permission: 'RECOMMENDATIONS.READ', writes: false } as const

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const jug = { catalogItemId: '10000000-0000-4000-8000-000000000001', appId }

const algorithms = (description: string) => field(Type.Array(Algorithm, { minItems: 1, maxItems: algorithmsMax }), description)

const RecommendedItem = Shape({
  catalogItemId: field(Text(36, 1), 'ID of the product.'),
  appId: field(Text(36, 1), 'ID of the built-in catalogue, as the request wrote it in the algorithm.'),
})

export const listAvailableAlgorithms = call({
  ...reader,
  method: 'GET',
  path: '/v1/recommendations/algorithms',
  summary: 'List the algorithms that recommend products.',
  description: 'Every shop has the same four, all of the built-in catalogue.',
  request: Shape({}),
  response: Shape({
    availableAlgorithms: field(Type.Array(AlgorithmInfo, { maxItems: 500 }), 'The algorithms of the shop, those for related items first.'),
  }),
  problems: {},
  example: {},
})

export const getRecommendation = call({
  ...reader,
  method: 'POST',
  path: '/v1/recommendations/get',
  summary: 'Recommend products.',
  description:
    'Tries the algorithms in the order of the list. The first one that finds at least `minimumRecommendedItems` products is the answer; if none does, ' +
    'the recommendation is empty. All callers get the same: products that shoppers see and can buy now or preorder, and none of `items`. Returns up to ' +
    `${recommendedDefault} products, or \`minimumRecommendedItems\` if that is more.`,
  request: Shape({
    items: maybe(
      Type.Array(ItemReference, { maxItems: itemsMax }),
      `Products that the recommendation goes with, the most important first, up to ${itemsMax}. Without any, RELATED_ITEMS algorithms find nothing. ` +
        'Products that shoppers don’t see count as none.',
    ),
    algorithms: algorithms('Algorithms to try, the preferred one first, from 1 to 10.'),
    minimumRecommendedItems: maybe(
      Whole(0, recommendedMax),
      `How many products an algorithm must find, up to ${recommendedMax}. 1 by default; 0 is taken for 1.`,
    ),
  }),
  response: Shape({
    recommendation: field(
      Shape({
        items: field(Type.Array(RecommendedItem, { maxItems: recommendedMax }), 'The recommended products, the best first.'),
        algorithm: maybe(Algorithm, 'The algorithm that found them, as the request wrote it. Absent if none found enough.'),
      }),
      'The recommended products, and the algorithm that found them.',
    ),
  }),
  problems: {
    ITEM_APP_ID_NOT_SUPPORTED: {
      status: 400,
      message: 'The algorithms only know products of the built-in catalogue. Leave out items of other apps.',
      data: Shape({
        items: field(Type.Array(ItemReference, { minItems: 1, maxItems: itemsMax }), 'The items of other apps.'),
        algorithms: algorithms('The algorithms of the request that don’t support them.'),
      }),
    },
    ALGORITHM_NOT_SUPPORTED: {
      status: 400,
      message: 'This algorithm doesn’t exist. `listAvailableAlgorithms` returns all.',
      data: Shape({ unsupportedAlgorithms: algorithms('The algorithms that don’t exist.') }),
    },
    RECOMMENDATIONS_PROVIDER_NOT_FOUND: {
      status: 404,
      message: 'No app of the site with this ID provides algorithms. Use the ID of the built-in catalogue.',
      data: Shape({ appId: field(Text(36, 1), 'ID of the first such app in the list.') }),
    },
  },
  example: {
    items: [jug],
    algorithms: [
      { id: algorithmIds.sameCategories, appId },
      { id: algorithmIds.bestSellers, appId },
    ],
  },
})
