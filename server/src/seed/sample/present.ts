import type { sample } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { sampleIds } from '@stoa/seed'
import { nameOfCollection } from '../../content/data-collections/index.ts'
import type { Context } from '../../kernel/context.ts'
import type { Plan } from './plan.ts'
import { countPeople } from './store.ts'

type Sample = ResponseOf<typeof sample.getSample>['sample']

/** What is left of the sample, by a plan of its removal. */
export async function presentSample(context: Context, { products, keptProducts, collections, dataCollections }: Plan): Promise<Sample> {
  const people = await countPeople(context, { ...sampleIds, now: context.now })
  const counts = { products: products.length, collections: collections.length, ...people }
  return {
    isPresent: Object.values(counts).some((count) => count > 0) || dataCollections.unused.length > 0,
    ...counts,
    dataCollections: dataCollections.unused.map(nameOfCollection),
    kept: { products: keptProducts.map(({ name }) => name), dataCollections: dataCollections.kept.map(nameOfCollection) },
  }
}
