import fc from 'fast-check'
import type { catalogue } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { SeedProduct } from '@stoa/seed'
import { defaultVariantId } from '../../server/src/commerce/catalogue/product.ts'
import { closestWord } from '../../server/src/commerce/product-search/typo.ts'

// Lists of products as a loop over all of them: what PostgreSQL’s answers are compared with.

type Request = RequestOf<typeof catalogue.listProducts>
type Filter = NonNullable<Request['filter']>
type Facets = ResponseOf<typeof catalogue.listProducts>['facets']

const id = (kind: string, number: number): string => `${kind}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Collections of the sample shop, by their names. */
export const modelCollections = [id('3', 2), id('3', 1)]
const collectionNames = ['Lamps & Light', 'Vessels']

const colors = { Red: '#a33', Blue: '#33a', Moss: '#4a4', Gold: '#cc3' }

interface Traits {
  name: string
  brand: string
  ribbon: string | undefined
  priceMinor: number
  cheaperBy: number
  discount: SeedProduct['discount']
  colors: (keyof typeof colors)[]
  sizes: string[]
  isManaged: boolean
  isTracked: boolean
  /** For each variant, as are quantities. */
  isVisible: boolean[]
  quantities: number[]
  collectionIds: string[]
  visible: boolean
  day: number
}

const traits: fc.Arbitrary<Traits> = fc.record({
  name: fc.constantFrom('Jug', 'glass jug', 'Bowl', 'Élan', 'Jugular', 'A_b', 'candle 10%'),
  brand: fc.constantFrom('Clay', 'Sand', 'Jug & Son', 'Fado'),
  ribbon: fc.constantFrom(undefined, undefined, 'New', 'Last'),
  priceMinor: fc.integer({ min: 0, max: 6000 }),
  cheaperBy: fc.integer({ min: 0, max: 30 }),
  discount: fc.constantFrom<SeedProduct['discount']>(
    undefined,
    undefined,
    { type: 'PERCENT', percent: 12.5 },
    { type: 'PERCENT', percent: 0 },
    { type: 'AMOUNT', amountMinor: 1500 },
  ),
  colors: fc.subarray(['Red', 'Blue', 'Moss', 'Gold'] as const).map((list) => [...list]),
  sizes: fc.subarray(['S', 'M', 'L', 'XL']),
  isManaged: fc.boolean(),
  isVisible: fc.array(fc.constantFrom(true, true, false), { minLength: 16, maxLength: 16 }),
  isTracked: fc.boolean(),
  quantities: fc.array(fc.constantFrom(0, 0, 3), { minLength: 16, maxLength: 16 }),
  collectionIds: fc.subarray(modelCollections),
  visible: fc.constantFrom(true, true, true, true, false),
  day: fc.integer({ min: 1, max: 28 }),
})

export const randomProducts = (count: number, seed: number): SeedProduct[] =>
  fc.sample(traits, { seed, numRuns: count }).map((one, index) => productOf(one, index + 1))

function productOf(one: Traits, number: number): SeedProduct {
  const options: SeedProduct['options'] = [
    ...(one.colors.length > 0
      ? [
          {
            optionType: 'color' as const,
            name: 'Colour',
            choices: one.colors.map((color) => ({ value: colors[color], description: color })),
          },
        ]
      : []),
    ...(one.sizes.length > 0
      ? [{ optionType: 'drop_down' as const, name: 'Size', choices: one.sizes.map((size) => ({ value: size, description: size })) }]
      : []),
  ]
  const sets = options.reduce<Record<string, string>[]>(
    (found, { name, choices }) => found.flatMap((set) => choices.map(({ description }) => ({ ...set, [name]: description }))),
    [{}],
  )
  const manageVariants = one.isManaged && options.length > 0
  const variants: SeedProduct['variants'] = (manageVariants ? sets : [{}]).map((choices, index) => {
    const quantity = one.quantities[index]!
    return {
      id: manageVariants ? id('2', number * 100 + index) : defaultVariantId,
      choices,
      priceMinor: Math.max(0, one.priceMinor - one.cheaperBy * index),
      sku: '',
      weightGrams: 100,
      stock: one.isTracked ? { quantity } : { inStock: quantity > 0 },
      visible: one.isVisible[index]!,
    }
  })
  return {
    id: id('1', number),
    number,
    slug: `product-${number}`,
    name: one.name,
    description: number % 3 === 0 ? '<p>Made of clay</p>' : '<p>Thin</p>',
    productType: 'physical',
    visible: one.visible,
    brand: one.brand,
    ...(one.ribbon === undefined ? {} : { ribbon: one.ribbon }),
    priceMinor: one.priceMinor,
    ...(one.discount ? { discount: one.discount } : {}),
    trackInventory: one.isTracked,
    manageVariants,
    options,
    variants,
    collectionIds: one.collectionIds,
    mediaIds: [],
    additionalInfoSections: [],
    customTextFields: [],
    createdDate: `2026-03-${String(one.day).padStart(2, '0')}T00:00:00.000Z`,
  }
}

function reduced(priceMinor: number, discount: SeedProduct['discount']): number {
  if (!discount) return priceMinor
  const cut = discount.type === 'AMOUNT' ? discount.amountMinor : Math.round((priceMinor * discount.percent) / 100)
  return Math.max(0, priceMinor - cut)
}

const visibleVariants = ({ variants }: SeedProduct) => variants.filter(({ visible }) => visible)
const isOnSale = ({ priceMinor, discount }: SeedProduct): boolean => reduced(priceMinor, discount) < priceMinor
const priceOf = (product: SeedProduct): number => {
  const prices = visibleVariants(product).map(({ priceMinor }) => priceMinor)
  return reduced(prices.length > 0 ? Math.min(...prices) : product.priceMinor, product.discount)
}
const isInStock = (product: SeedProduct): boolean =>
  visibleVariants(product).some(({ stock }) => ('quantity' in stock ? stock.quantity > 0 : stock.inStock))

const choicesOf = (product: SeedProduct, option: string): string[] =>
  product.options
    .filter(({ name }) => name === option)
    .flatMap(({ choices }) => choices.map(({ description }) => description))
    .filter((choice) => visibleVariants(product).some(({ choices }) => (product.manageVariants ? choices[option] === choice : true)))

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** As much of English as the words of this file need. */
const stem = (word: string): string => word.replace(/(es|s|e)$/, '')
const leftOut = new Set(['the', 'of', 'it', 'has'])

interface SearchedWord {
  word: string
  /** Whether it may go on. */
  isLast: boolean
}

function searchedWords(search: string): SearchedWord[] {
  const all = wordsIn(search)
  const words = all.map((word, at) => ({ word, isLast: at === all.length - 1 }))
  const meaningful = words.filter(({ word }) => !leftOut.has(word))
  return meaningful.length > 0 ? meaningful : words
}

const isAmong = ({ word, isLast }: SearchedWord, words: readonly string[]): boolean =>
  words.some((one) => stem(one) === stem(word) || (isLast && (one.startsWith(word) || stem(one).startsWith(stem(word)))))

const namesOf = ({ name, brand, ribbon = '' }: SeedProduct) => ({ name: wordsIn(name), labels: wordsIn(`${brand} ${ribbon}`) })

function allWordsOf(product: SeedProduct): string[] {
  const { name, labels } = namesOf(product)
  const texts = [
    product.description,
    ...product.options.flatMap((option) => [option.name, ...option.choices.map(({ description }) => description)]),
  ]
  return [...name, ...labels, ...texts.flatMap(wordsIn).filter((word) => !leftOut.has(word))]
}

const isFound = (product: SeedProduct, search: string): boolean => {
  const words = searchedWords(search)
  return search.trim() === '' || (words.length > 0 && words.every((word) => isAmong(word, allWordsOf(product))))
}

const isListed = ({ visible, collectionIds }: SeedProduct, { collectionId = allProductsId }: Request): boolean =>
  visible && (collectionId === allProductsId || collectionIds.includes(collectionId))

/** The products of a list before it is filtered, and the text that they are found by if that isn't the one that was sent. */
export function listOf(products: readonly SeedProduct[], request: Request): { listed: SeedProduct[]; correctedText?: string } {
  const scope = products.filter((product) => isListed(product, request))
  const found = (search: string) => scope.filter((product) => isFound(product, search))
  const { search = '' } = request
  const listed = found(search)
  const corrected = listed.length > 0 ? undefined : correctedText(scope, search)
  const instead = corrected === undefined ? [] : found(corrected)
  return instead.length > 0 ? { listed: instead, correctedText: corrected! } : { listed }
}

function correctedText(products: readonly SeedProduct[], search: string): string | undefined {
  const names = products.map((product) => Object.values(namesOf(product)).flat().join(' '))
  const words = wordsIn(search).map((word, at, all) =>
    products.some((product) => isAmong({ word, isLast: at === all.length - 1 }, allWordsOf(product))) ? word : closestWord(word, names),
  )
  return words.length === 0 || words.some((word) => word === undefined) ? undefined : words.join(' ')
}

export function matches(
  product: SeedProduct,
  { minPrice, maxPrice, inStock, onSale, ribbons, brands, collectionIds = [], options = {} }: Filter,
): boolean {
  const price = priceOf(product) / 100
  const isOneOf = (value: string, wanted: string[] | undefined): boolean => !wanted || wanted.length === 0 || wanted.includes(value)
  return (
    price >= (minPrice ?? 0) &&
    price <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
    (!inStock || isInStock(product)) &&
    (!onSale || isOnSale(product)) &&
    isOneOf(product.ribbon ?? '', ribbons) &&
    isOneOf(product.brand, brands) &&
    (collectionIds.length === 0 || collectionIds.some((one) => one === allProductsId || product.collectionIds.includes(one))) &&
    Object.entries(options).every(
      ([option, wanted]) => wanted.length === 0 || choicesOf(product, option).some((choice) => wanted.includes(choice)),
    )
  )
}

export function sorted(products: readonly SeedProduct[], { sort = 'NEWEST', search = '' }: Request): SeedProduct[] {
  const text = search.trim()
  const byId = (a: SeedProduct, b: SeedProduct): number => (a.id < b.id ? -1 : 1)
  const newest = (a: SeedProduct, b: SeedProduct): number => b.createdDate.localeCompare(a.createdDate) || byId(b, a)
  const byName = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
  const rank = (product: SeedProduct): number => {
    const { name, labels } = namesOf(product)
    const [plain, searched] = [name.join(' '), wordsIn(text).join(' ')]
    const words = searchedWords(text)
    const areAmong = (list: string[]): boolean => words.every((word) => isAmong(word, list))
    if (text === '') return 0
    return plain.startsWith(searched) ? 4 : plain.includes(` ${searched}`) ? 3 : areAmong(name) ? 2 : areAmong([...name, ...labels]) ? 1 : 0
  }
  const orders: Record<NonNullable<Request['sort']>, (a: SeedProduct, b: SeedProduct) => number> = {
    COLLECTION: newest,
    NEWEST: newest,
    PRICE_ASC: (a, b) => priceOf(a) - priceOf(b) || byId(a, b),
    PRICE_DESC: (a, b) => priceOf(b) - priceOf(a) || byId(b, a),
    NAME: (a, b) => byName(a.name.toLowerCase(), b.name.toLowerCase()) || byId(a, b),
    RELEVANCE: (a, b) => rank(b) - rank(a) || newest(a, b),
  }
  return products.toSorted(orders[sort])
}

/** The facets of a list's products. */
export function facetsIn(products: readonly SeedProduct[], filter: Filter = {}): Facets {
  const count = (change: Filter): number => products.filter((product) => matches(product, { ...filter, ...change })).length
  const values = (read: (product: SeedProduct) => string | undefined): string[] =>
    [...new Set(products.flatMap((product) => read(product) || []))].toSorted()
  const onSale = products.filter(isOnSale).length
  const brands = values(({ brand }) => brand)
  const inOrder = products
    .toSorted((a, b) => a.number - b.number)
    .flatMap((one) => ['Colour', 'Size'].filter((name) => choicesOf(one, name).length > 0))
  const options = [...new Set(inOrder)].filter((name) => inOrder.filter((one) => one === name).length > 1)
  return {
    options: options.map((name) => ({
      name,
      choices: valuesOfOption(products, name).map((choice) => ({
        name: choice,
        ...(name === 'Colour' && { color: colors[choice as keyof typeof colors] }),
        count: count({ options: { ...filter.options, [name]: [choice] } }),
      })),
    })),
    ribbons: values(({ ribbon }) => ribbon).map((name) => ({ name, count: count({ ribbons: [name] }) })),
    brands: brands.length > 1 ? brands.map((name) => ({ name, count: count({ brands: [name] }) })) : [],
    collections: modelCollections
      .filter(
        (one) =>
          products.some(({ collectionIds }) => collectionIds.includes(one)) &&
          products.some(({ collectionIds }) => !collectionIds.includes(one)),
      )
      .map((one) => ({ id: one, name: collectionNames[modelCollections.indexOf(one)]!, count: count({ collectionIds: [one] }) })),
    inStock: { count: count({ inStock: true }) },
    ...(onSale > 0 && onSale < products.length ? { onSale: { count: count({ onSale: true }) } } : {}),
  }
}

/** Colours by name, sizes as they come first. */
function valuesOfOption(products: readonly SeedProduct[], option: string): string[] {
  const found = [...new Set(products.toSorted((a, b) => a.number - b.number).flatMap((product) => choicesOf(product, option)))]
  return option === 'Colour' ? found.toSorted() : found
}
