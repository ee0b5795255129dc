import { choiceOf } from '../kit/list-state.ts'
import { listFor } from '../kit/list/list.ts'

export const stockStates = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const
export type StockState = (typeof stockStates)[number]

export const looks = ['list', 'grid'] as const
export type Look = (typeof looks)[number]
export const lookOf = (query: URLSearchParams): Look => choiceOf(query, 'look', looks)

/** Filters by visibility in the shop. */
export const byVisibility = {
  kind: 'choice',
  of: ['shown', 'hidden'],
  where: (visibility: string) => ({ visible: visibility === 'shown' }),
} as const

/** Filter for the products of a collection. */
export const inCollection = (id: string) => ({ collectionIds: { $hasSome: [id] } })

export const productList = listFor(({ dashboard: { products } }) => ({
  ...products,
  detail: products.intro,
  search: products.filters.search,
}))({
  search: {
    where: (search) => ({ $or: [{ name: { $contains: search } }, { sku: { $contains: search } }] }),
    chip: (texts, search) => texts.chips.words(search),
  },
  filters: {
    collection: {
      kind: 'choice',
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      where: inCollection,
      chip: (texts, _, name) => texts.chips.collection(name),
    },
    stock: { kind: 'choice', of: stockStates, where: 'inventoryStatus', texts: (texts) => texts.stockStates },
    visibility: { ...byVisibility, texts: (texts) => texts.visibility },
    price: {
      kind: 'amounts',
      names: ['min', 'max'],
      decimals: 4,
      takesComma: true,
      where: 'priceData.price',
      bound: Number,
      form: (texts) => texts.filters.price,
      labels: ({ filters }, { currency = '' }) => [filters.min(currency), filters.max(currency)],
      chip: (texts, [min, max]) => texts.chips.price(min, max),
    },
  },
  sorts: { name: 'name', price: 'priceData.price', sku: 'sku', created: 'createdDate', changed: 'lastUpdated' },
  sort: 'name',
  columnPicker: 'always',
  isBare: true,
})
