// STAND-IN until the sample shop is written: a few goods, so that others can run their tests.
import sharp from 'sharp'
import { DEFAULT_VARIANT_ID, bookId, collectionId, placeId, productId, variantId, deliveryRegionId } from './ids.ts'
import type { SampleShop, SeedMedia, SeedProduct } from './types.ts'
export type * from './types.ts'

const address = { country: 'PT', city: 'Porto', postalCode: '4050-014', addressLine: 'Rua das Flores 12' }
const base = (n: number, name: string, slug: string, priceMinor: number): SeedProduct => ({
  id: productId(n), number: n, slug, name, description: '<p>A thing.</p>', productType: 'physical', visible: true, brand: 'Stoa', priceMinor, trackInventory: true,
  manageVariants: false, options: [], variants: [{ id: DEFAULT_VARIANT_ID, choices: {}, priceMinor, sku: `S-${n}`, weightGrams: 500, stock: { quantity: 50 }, visible: true }],
  collectionIds: [collectionId(1)], mediaIds: [`stoa-${slug}-1.jpg`], additionalInfoSections: [], customTextFields: [], createdDate: '2026-01-05T09:00:00.000Z', weightGrams: 500,
})
const products: SeedProduct[] = [
  base(1, 'Jug', 'jug', 4200),
  { ...base(2, 'Bowl', 'bowl', 3000), discount: { type: 'PERCENT', percent: 10 }, ribbon: 'Sale', costMinor: 1200 },
  { ...base(3, 'Shirt', 'shirt', 2500), manageVariants: true, options: [{ optionType: 'drop_down', name: 'Size', choices: [{ value: 'S', description: 'S' }, { value: 'M', description: 'M' }] }],
    variants: [{ id: variantId(3, 1), choices: { Size: 'S' }, priceMinor: 2500, sku: 'T-S', weightGrams: 200, stock: { quantity: 7 }, visible: true }, { id: variantId(3, 2), choices: { Size: 'M' }, priceMinor: 2600, sku: 'T-M', weightGrams: 200, stock: { quantity: 0 }, visible: true }] },
  { ...base(4, 'Song', 'song', 900), productType: 'digital', trackInventory: false, variants: [{ id: DEFAULT_VARIANT_ID, choices: {}, priceMinor: 900, sku: 'D', weightGrams: 0, stock: { inStock: true }, visible: true }] },
  { ...base(5, 'Sold-out cup', 'cup', 1500), variants: [{ id: DEFAULT_VARIANT_ID, choices: {}, priceMinor: 1500, sku: 'C', weightGrams: 300, stock: { quantity: 0 }, visible: true }] },
  { ...base(6, 'Hidden', 'hidden', 1500), visible: false },
  { ...base(7, 'Free leaflet', 'leaflet', 0), productType: 'digital', trackInventory: false, variants: [{ id: DEFAULT_VARIANT_ID, choices: {}, priceMinor: 0, sku: 'F', weightGrams: 0, stock: { inStock: true }, visible: true }] },
]
const media: SeedMedia[] = [...products.map(({ slug, name }) => ({ id: `stoa-${slug}-1.jpg`, width: 1200, height: 1200, altText: name, picture: undefined as never })), { id: 'stoa-hero.jpg', width: 2000, height: 1100, altText: 'Hero', picture: undefined as never }]
export const sampleShop: SampleShop = {
  settings: {
    name: 'Stand-in', tagline: 'For now', about: 'A stand-in.', email: 'hello@stoa.example', phone: '+351 220 000 000', address, currency: 'EUR', language: 'en', locale: 'en-IE', timeZone: 'Europe/Lisbon',
    weightUnit: 'KG', taxIncludedInPrices: true, heroMediaId: 'stoa-hero.jpg',
    deliveryRegions: [
      { id: deliveryRegionId(1), name: 'Portugal', countries: ['PT'], options: [{ kind: 'free-over', code: 'post', title: 'Post', deliveryTime: '2 days', priceMinor: 500, freeFromMinor: 8000 }, { kind: 'pickup', code: 'pickup', title: 'Fetch it', deliveryTime: 'Tomorrow', pickupPlaceId: placeId(1) }] },
      { id: deliveryRegionId(2), name: 'Elsewhere', countries: '*', options: [{ kind: 'flat', code: 'world', title: 'World post', deliveryTime: '9 days', priceMinor: 2000 }] },
    ],
    taxRegions: [{ country: 'PT', name: 'IVA', ratePercent: '23' }, { country: 'DE', name: 'MwSt', ratePercent: '19' }],
    pickupPlaces: [{ id: placeId(1), name: 'The shop', address, instructions: 'Ring.' }],
    payment: { online: 'sandbox', offline: { title: 'Bank transfer', instructions: 'Pay within a week.' } },
  },
  collections: [{ id: collectionId(1), slug: 'all', name: 'Everything', description: 'All of it.', visible: true, mediaId: 'stoa-hero.jpg' }, { id: collectionId(2), slug: 'secret', name: 'Secret', description: '', visible: false, mediaId: 'stoa-hero.jpg' }],
  products,
  media,
  dataCollections: [{ id: 'Books', displayName: 'Books', displayField: 'title', permissions: { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' }, fields: [{ key: 'title', displayName: 'Title', type: 'TEXT' }],
    items: Array.from({ length: 60 }, (_, i) => ({ _id: bookId(i + 1), title: `Book ${i}`, year: 1950 + i, price: 5 + i / 2, genres: ['a', 'b'], published: { $date: '1999-01-01T00:00:00.000Z' } })) }],
}
export async function drawMedia({ width, height }: SeedMedia): Promise<{ bytes: Buffer; mimeType: string; width: number; height: number }> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#dcd3c2' } }).jpeg().toBuffer()
  return { bytes, mimeType: 'image/jpeg', width, height }
}
