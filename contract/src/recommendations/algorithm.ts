import { Type } from 'typebox'
import { catalogueAppIds } from '../catalog-reference.ts'
import { field, Guid, Shape, Text } from '../scalars.ts'

/** The algorithms of the built-in catalogue, by their names in code. The IDs are those of the platform. */
export const algorithmIds = {
  sameCategories: '68ebce04-b96a-4c52-9329-08fc9d8c1253',
  boughtTogether: 'd5aac1e1-2e53-4d11-85f7-7172710b4783',
  similarNames: '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f',
  bestSellers: 'ba491fd2-b172-4552-9ea6-7202e01d1d3c',
} as const

export type AlgorithmName = keyof typeof algorithmIds

/** RELATED_ITEMS: recommends items that go with those of the request. GLOBAL: needs no items. */
export const AlgorithmType = Type.Enum(['RELATED_ITEMS', 'GLOBAL'])

const appId = Text(36, 1)

/** An algorithm, as requests and answers name it. */
export const Algorithm = Shape({
  id: field(Guid, 'ID of the algorithm, from `listAvailableAlgorithms`.'),
  appId: field(appId, `ID of the app that provides it: \`${catalogueAppIds[0]}\`, or the other ID of the built-in catalogue.`),
})

const AlgorithmConfig = Shape({
  name: field(Text(50, 1), 'Name of the algorithm, in English.'),
  description: field(Text(500, 1), 'What it recommends.'),
  additionalInfo: field(Text(300, 1), 'Where its data comes from, and how fresh it is.'),
  algorithmType: field(AlgorithmType, 'RELATED_ITEMS if it needs items that the recommendation goes with, otherwise GLOBAL.'),
  algorithmId: field(Guid, 'ID of the algorithm.'),
})

/** An algorithm that the shop can use. */
export const AlgorithmInfo = Shape({
  config: field(AlgorithmConfig, 'Name, type and ID of the algorithm.'),
  appId: field(appId, 'ID of the app that provides the algorithm.'),
  catalogAppIds: field(
    Type.Array(appId, { minItems: 1, maxItems: 100 }),
    'IDs of the apps whose items it recommends: both IDs of the built-in catalogue.',
  ),
})
