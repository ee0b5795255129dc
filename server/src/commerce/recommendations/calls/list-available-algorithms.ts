import type { recommendations } from '@stoa/contract'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import { type AlgorithmName, algorithmIds } from '@stoa/contract/recommendations/algorithm'
import type { Handler } from '../../../kernel/handler.ts'
import { algorithms } from '../algorithms.ts'

const names = Object.keys(algorithms) as AlgorithmName[]

export const listAvailableAlgorithms: Handler<typeof recommendations.listAvailableAlgorithms> = async () => ({
  availableAlgorithms: names.map((key) => {
    const { name, description, additionalInfo, type } = algorithms[key]
    return {
      config: { name, description, additionalInfo, algorithmType: type, algorithmId: algorithmIds[key] },
      appId: catalogueAppIds[0],
      catalogAppIds: [...catalogueAppIds],
    }
  }),
})
