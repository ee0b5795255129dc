import { type AlgorithmName, algorithmIds } from '@stoa/contract/recommendations/algorithm'
import type { Scope } from '../../kernel/context.ts'
import type { Wanted } from './candidates/store.ts'
import { findBestSellers, findBoughtTogether, findInSameCategories, findWithSimilarNames } from './store.ts'

interface Algorithm {
  /** As in the documentation of the platform, where the algorithm is the same. */
  name: string
  description: string
  additionalInfo: string
  type: 'RELATED_ITEMS' | 'GLOBAL'
  find(scope: Scope, wanted: Wanted): Promise<string[]>
}

const catalogueNow = 'Reads the catalogue as it is now.'

export const algorithms: Readonly<Record<AlgorithmName, Algorithm>> = {
  sameCategories: {
    name: 'From the same categories',
    description: 'Recommends products that share the most visible categories with the given products, the newest first among equals.',
    additionalInfo: catalogueNow,
    type: 'RELATED_ITEMS',
    find: findInSameCategories,
  },
  boughtTogether: {
    name: 'Frequently bought together',
    description:
      'Recommends products that are often in the same orders as the first given product, and less often in others. Those of the next given products follow.',
    additionalInfo: 'Computed every hour from the orders of the last year that are approved and not canceled.',
    type: 'RELATED_ITEMS',
    find: findBoughtTogether,
  },
  similarNames: {
    name: 'With similar names',
    description:
      'Recommends products whose names have words of the name of the first given product. Rare words count more than common ones.',
    additionalInfo: `${catalogueNow} Words of one or two letters, and words that 500 products have, don’t count.`,
    type: 'RELATED_ITEMS',
    find: findWithSimilarNames,
  },
  bestSellers: {
    name: 'Best sellers',
    description: 'Recommends the products that are in the most orders of the last 90 days.',
    additionalInfo: 'Computed every hour from the orders that are approved and not canceled.',
    type: 'GLOBAL',
    find: findBestSellers,
  },
}

const namesById = new Map(Object.entries(algorithmIds).map(([name, id]) => [id as string, name as AlgorithmName]))

/** Undefined if the built-in catalogue has no such algorithm. */
export const algorithmWith = (id: string): Algorithm | undefined => {
  const name = namesById.get(id)
  return name && algorithms[name]
}
