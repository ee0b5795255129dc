import type { PartNames } from '../../catalogue-parts/public.ts'
import type { Product } from '../../catalogue/public.ts'
import type { ProductInput } from './input.ts'
import { namesToLock } from './part-index.ts'

/** What all inputs of a call need locked, so that one statement locks it. Undefined: nothing. */
export function namesOfAll(writes: readonly { input: ProductInput; product: Product }[]): PartNames | undefined {
  const names = writes.map(({ input, product }) => namesToLock(product, input))
  const ids = [...new Set(names.flatMap((one) => one.ids))]
  const keys = [...new Map(names.flatMap((one) => one.keys).map((one) => [`${one.kind} ${one.key}`, one])).values()]
  return ids.length + keys.length > 0 ? { ids, keys } : undefined
}
