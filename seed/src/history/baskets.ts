import { productId } from '../ids.ts'
import { sampleShop } from '../shop.ts'
import type { SeedProduct, SeedVariant } from '../types.ts'
import type { Random } from './random.ts'
import type { SampleLine } from './types.ts'

/** How much better than others of their price some products sell. */
const favourites: Record<string, number> = {
  [productId(1)]: 2,
  [productId(3)]: 2,
  [productId(10)]: 3,
  [productId(22)]: 1.5,
  [productId(24)]: 2.5,
  [productId(28)]: 0.8,
  [productId(38)]: 2,
  [productId(40)]: 2.5,
  [productId(41)]: 2,
  [productId(46)]: 1,
  // Sold out now, because everyone wanted it.
  [productId(6)]: 2,
}

/** Several pieces of these are bought at a time. */
const byTheDozen: ReadonlySet<string> = new Set([10, 11, 22, 27].map(productId))

/** A product whose buyers have to enter something. */
const texts: Record<string, Record<string, string>> = { [productId(30)]: { 'Drop in centimetres (35 to 75)': '52' } }

type Wanted = Omit<SampleLine, 'id'>

/** What one buyer puts into the basket at a time: one to four different things. */
export function basketAt(date: Date, random: Random): Wanted[] {
  const lines = new Map<string, Wanted>()
  const size = random.weighted([1, 2, 3, 4], (count) => [0, 52, 30, 13, 5][count]!)
  for (let n = 0; n < size; n++) {
    const product = random.weighted(productsAt(date), demandFor)
    const line = lineOf(product, random)
    lines.set(line.productId, line)
  }
  return [...lines.values()]
}

export const isDigital = (id: string): boolean =>
  sampleShop.products.some((product) => product.id === id && product.productType === 'digital')

const productsAt = (date: Date): SeedProduct[] =>
  sampleShop.products.filter(({ visible, createdDate }) => visible && new Date(createdDate) <= date)

/** Cheap things sell more often than expensive ones. */
const demandFor = ({ id, priceMinor }: SeedProduct): number => (favourites[id] ?? 1) / (0.6 + priceMinor / 4000)

function lineOf({ id, variants }: SeedProduct, random: Random): Wanted {
  const variant = random.weighted(
    variants.filter(({ visible }) => visible),
    demandForVariant,
  )
  const quantity = byTheDozen.has(id) ? random.weighted([1, 2, 3, 6], (count) => 4 / count) : random.chance(0.12) ? 2 : 1
  return { productId: id, variantId: variant.id, quantity, ...(texts[id] ? { texts: texts[id] } : {}) }
}

/** Of what there is much, much is sold; of what is sold out, some was. */
const demandForVariant = ({ stock }: SeedVariant): number => ('quantity' in stock ? 6 + Math.min(stock.quantity, 40) : 10)

/** Whether there are as many pieces now. */
export const isInStock = ({ productId: ofProduct, variantId, quantity }: Wanted): boolean =>
  sampleShop.products
    .flatMap(({ id, variants }) => (id === ofProduct ? variants : []))
    .some(({ id, stock }) => id === variantId && 'quantity' in stock && stock.quantity >= quantity)
