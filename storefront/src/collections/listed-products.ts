import type { Product } from '../answers.ts'
import { pageSize, type Listing } from './listing.ts'

/** A value to filter by. */
export interface FacetValue {
  name: string
  /** A CSS colour, for colour options. */
  color?: string | undefined
  /** How many products have it that match the filters of all other kinds. */
  count: number
}

/** The filters of a list: only values that some of its products have and others don't. */
export interface Facets {
  ribbons: FacetValue[]
  brands: FacetValue[]
  options: { name: string; choices: FacetValue[] }[]
  inStock: number
  /** Absent if no product is reduced, or all are. */
  onSale: number | undefined
}

/** The fields of a product that filters use. */
export type ListedProduct = Pick<
  Product,
  'name' | 'brand' | 'ribbon' | 'stock' | 'priceData' | 'priceRange' | 'productOptions' | 'createdDate' | 'variants'
>

const isReduced = ({ priceData }: ListedProduct): boolean => priceData.discountedPrice < (priceData.price ?? 0)
const paidFrom = ({ priceRange, priceData }: ListedProduct): number => priceRange.minValue ?? priceData.discountedPrice

const inOrder = (values: Iterable<string>): string[] => [...new Set(values)].toSorted((a, b) => a.localeCompare(b))

export function facetsOf(products: readonly ListedProduct[], listing: Listing): Facets {
  const ribbons = valuesOf(products, ({ ribbon }) => ribbon)
  const brands = valuesOf(products, ({ brand }) => brand)
  const count = (change: Partial<Listing>): number => products.filter((product) => fits(product, { ...listing, ...change })).length
  const hasSale = products.some(isReduced) && !products.every(isReduced)
  return {
    ribbons: ribbons.map((name) => ({ name, count: count({ ribbons: [name] }) })),
    brands: brands.length > 1 ? brands.map((name) => ({ name, count: count({ brands: [name] }) })) : [],
    options: optionFacets(products).map(({ name, choices }) => ({
      name,
      choices: choices.map((choice) => ({ ...choice, count: count({ options: { ...listing.options, [name]: [choice.name] } }) })),
    })),
    inStock: count({ inStock: true }),
    onSale: hasSale ? count({ onSale: true }) : undefined,
  }
}

const valuesOf = (products: readonly ListedProduct[], read: (product: ListedProduct) => string | null | undefined): string[] =>
  inOrder(products.flatMap((product) => read(product) || []))

interface OptionChoices {
  name: string
  choices: { name: string; color: string | undefined }[]
}

/** An option that only one product has is no useful filter. Colours are sorted by name, other choices stay as the shop sorts them, such as sizes. */
function optionFacets(products: readonly ListedProduct[]): OptionChoices[] {
  const found = new Map<string, { products: number; choices: Map<string, string | undefined> }>()
  for (const { productOptions } of products) {
    for (const { name = '', optionType, choices = [] } of productOptions) {
      const option = found.get(name) ?? { products: 0, choices: new Map() }
      option.products++
      for (const { value, description } of choices)
        option.choices.set(description ?? value ?? '', optionType === 'color' ? value : undefined)
      found.set(name, option)
    }
  }
  return [...found].filter(([, option]) => option.products > 1).map(([name, { choices }]) => ({ name, choices: sortedChoices(choices) }))
}

function sortedChoices(choices: ReadonlyMap<string, string | undefined>): OptionChoices['choices'] {
  const list = [...choices].map(([name, color]) => ({ name, color }))
  return list.some(({ color }) => color) ? list.toSorted((a, b) => a.name.localeCompare(b.name)) : list
}

/** Whether a product matches a listing. */
export function fits(product: ListedProduct, listing: Listing): boolean {
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, inStock, onSale, ribbons, brands, options } = listing
  const price = paidFrom(product)
  return (
    price >= priceMin &&
    price <= priceMax &&
    (!inStock || product.stock.inventoryStatus !== 'OUT_OF_STOCK') &&
    (!onSale || isReduced(product)) &&
    (ribbons.length === 0 || ribbons.includes(product.ribbon ?? '')) &&
    (brands.length === 0 || brands.includes(product.brand ?? '')) &&
    Object.entries(options).every(([name, wanted]) => comesIn(product, name, wanted))
  )
}

function comesIn({ productOptions, variants }: ListedProduct, name: string, wanted: readonly string[]): boolean {
  const option = productOptions.find((one) => one.name === name)
  const has = (option?.choices ?? [])
    .map(({ value, description }) => description ?? value ?? '')
    .filter((choice) => wanted.includes(choice))
  // A choice can be defined without being in any variant.
  return has.some((choice) => variants.some((variant) => variant.choices[name] === undefined || variant.choices[name] === choice))
}

type Order = (a: ListedProduct, b: ListedProduct) => number

const newest: Order = (a, b) => b.createdDate.localeCompare(a.createdDate)

const orders: Readonly<Record<Listing['sort'], (words: string) => Order>> = {
  best: (words) => (a, b) => rank(b, words) - rank(a, words) || newest(a, b),
  newest: () => newest,
  'price-up': () => (a, b) => paidFrom(a) - paidFrom(b) || newest(a, b),
  'price-down': () => (a, b) => paidFrom(b) - paidFrom(a) || newest(a, b),
  name: () => (a, b) => (a.name ?? '').localeCompare(b.name ?? ''),
}

/** A name that starts with the search text ranks first, then one that contains it, then a description. */
function rank({ name, brand }: ListedProduct, words: string): number {
  const [inName, inBrand, wanted] = [name ?? '', brand ?? '', words].map((text) => text.toLowerCase()) as [string, string, string]
  if (inName.split(/\s+/).some((word) => word.startsWith(wanted))) return 3
  if (inName.includes(wanted)) return 2
  return inBrand.includes(wanted) ? 1 : 0
}

/** The page of a whole list that a listing shows, and the total. */
export function pageOf<P extends ListedProduct>(products: readonly P[], listing: Listing, words = ''): { products: P[]; total: number } {
  const found = products.filter((product) => fits(product, listing)).toSorted(orders[listing.sort](words))
  return { products: found.slice((listing.from - 1) * pageSize, listing.page * pageSize), total: found.length }
}
