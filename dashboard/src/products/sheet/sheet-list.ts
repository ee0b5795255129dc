import { listFor } from '../../kit/list/list.ts'
import { inCollection } from '../product-list.ts'

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const anId = new RegExp(`^${id}$`)
const productIds = new RegExp(id, 'g')
/** The IDs of a hundred products, as many as a page of their list has. */
const idsLengthMax = 3_700

const visibilities = {
  shown: { productVisible: true },
  hidden: { productVisible: false },
  variants: { visible: false },
} as const

export const stockConditions = {
  in: { inStock: true },
  out: { inStock: false },
  low: { isLow: true },
  untracked: { trackQuantity: false },
} as const

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

/** The IDs in `?products=ID,ID`. */
export const selectedProducts = (text: string): string[] => text.match(productIds) ?? []

/** What the spreadsheet lists: its address and its conditions. */
export const sheetList = listFor(({ dashboard: { productSheet } }) => productSheet)({
  search: {
    where: (text) => ({ $or: [{ productName: { $contains: text } }, { sku: { $contains: text } }, { barcode: { $eq: text } }] }),
    chip: (texts, text) => texts.chips.words(text),
  },
  filters: {
    collection: { kind: 'choice', pattern: anId, where: inCollection, chip: (texts, _, name) => texts.chips.collection(name) },
    visibility: {
      kind: 'choice',
      of: keysOf(visibilities),
      where: (value) => visibilities[value as keyof typeof visibilities],
      texts: (texts) => texts.visibility,
    },
    sale: { kind: 'choice', of: ['yes', 'no'], where: (value) => ({ onSale: value === 'yes' }), texts: (texts) => texts.sale },
    stock: {
      kind: 'choice',
      of: keysOf(stockConditions),
      where: (value) => stockConditions[value as keyof typeof stockConditions],
      texts: (texts) => texts.stock,
    },
    // It says whose stock the columns show, and leaves no variant out.
    location: { kind: 'choice', pattern: anId, where: () => ({}), chip: (texts, _, name) => texts.chips.location(name) },
    products: {
      kind: 'text',
      max: idsLengthMax,
      where: (text) => ({ productId: { $in: selectedProducts(text) } }),
      chip: (texts, text) => texts.chips.products(selectedProducts(text).length),
    },
  },
})
