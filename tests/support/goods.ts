import type { SampleShop, SeedProduct } from '@stoa/seed'
import { defaultVariantId } from '../../server/src/commerce/catalogue/product.ts'

export const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const id = (number: number): string => `c0ffee00-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Ten in stock at 40.00. */
export const jug = id(1)
/** Unlimited stock at 27.00, reduced from 30.00. */
export const bowl = id(2)
/** Size S: seven in stock at 25.00. Size M: out of stock at 26.00. */
export const shirt = { id: id(3), small: id(31), medium: id(32) }
/** Digital, at 9.00. */
export const song = id(4)
export const songFile = 'song.mp3'
/** At 15.00, with a required engraved name and an optional message. */
export const mug = id(5)
export const hidden = id(6)
/** Its price is a tenth of the highest amount. */
export const statue = id(7)
/** Its paper is an option that changes neither price nor stock. 12.00. */
export const print = id(8)

const inStock = { inStock: true }
type Stock = SeedProduct['variants'][number]['stock']

const product = (productId: string, name: string, { priceMinor, stock = inStock }: { priceMinor: number; stock?: Stock }): SeedProduct => ({
  id: productId,
  number: 9000 + Number(productId.slice(-3)),
  slug: `test-${name.toLowerCase()}`,
  name,
  description: '',
  productType: 'physical',
  visible: true,
  brand: 'Stoa',
  priceMinor,
  weightGrams: 500,
  trackInventory: 'quantity' in stock,
  manageVariants: false,
  options: [],
  variants: [{ id: defaultVariantId, choices: {}, priceMinor, sku: name.toUpperCase(), weightGrams: 500, stock, visible: true }],
  collectionIds: [],
  mediaIds: [`${name.toLowerCase()}.jpg`],
  additionalInfoSections: [],
  customTextFields: [],
  createdDate: '2026-01-05T09:00:00.000Z',
})

const size = (variantId: string, choice: string, { priceMinor, quantity }: { priceMinor: number; quantity: number }) => ({
  id: variantId,
  choices: { Size: choice },
  priceMinor,
  sku: `SHIRT-${choice}`,
  weightGrams: 200,
  stock: { quantity },
  visible: true,
})
const choice = (text: string, mediaIds: string[] = []) => ({ value: text, description: text, mediaIds })

const products: SeedProduct[] = [
  product(jug, 'Jug', { priceMinor: 4000, stock: { quantity: 10 } }),
  { ...product(bowl, 'Bowl', { priceMinor: 3000 }), discount: { type: 'PERCENT', percent: 10 } },
  {
    ...product(shirt.id, 'Shirt', { priceMinor: 2500, stock: { quantity: 0 } }),
    manageVariants: true,
    mediaIds: ['shirt.jpg', 'shirt-m.jpg'],
    options: [{ optionType: 'drop_down', name: 'Size', choices: [choice('S'), choice('M', ['shirt-m.jpg'])] }],
    variants: [size(shirt.small, 'S', { priceMinor: 2500, quantity: 7 }), size(shirt.medium, 'M', { priceMinor: 2600, quantity: 0 })],
  },
  { ...product(song, 'Song', { priceMinor: 900 }), productType: 'digital', fileId: songFile },
  {
    ...product(mug, 'Mug', { priceMinor: 1500 }),
    customTextFields: [
      { title: 'Name', maxLength: 12, mandatory: true },
      { title: 'Message', maxLength: 40, mandatory: false },
    ],
  },
  { ...product(hidden, 'Hidden', { priceMinor: 100 }), visible: false },
  product(statue, 'Statue', { priceMinor: 100_000_000_000 }),
  {
    ...product(print, 'Print', { priceMinor: 1200 }),
    options: [
      { optionType: 'drop_down', name: 'Paper', choices: [choice('Matt'), choice('Gloss')] },
      { optionType: 'color', name: 'Frame', choices: [{ value: '#a33', description: 'Red' }] },
    ],
  },
]

const pictures = ['jug', 'bowl', 'shirt', 'shirt-m', 'song', 'mug', 'hidden', 'statue', 'print']

/** The products that the tests of carts and checkouts buy. */
export const goods = {
  settings: { language: 'en' },
  collections: [],
  products,
  films: [],
  files: [{ id: songFile, mimeType: 'audio/mpeg', fileName: 'Canção à janela.mp3' }],
  media: pictures.map((name) => ({ id: `${name}.jpg`, mimeType: 'image/jpeg', width: 800, height: 600, altText: name })),
} as unknown as SampleShop
