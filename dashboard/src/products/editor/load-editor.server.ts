import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Client } from '@stoa/sdk'
import { formatBytes } from '@stoa/ui/formats'
import type { DigitalFile, Product, ProductV3, Shop } from '../../answers.ts'
import { ifPermitted } from '../../kit/if-permitted.server.ts'
import { draftOfProduct } from './draft/draft-of-product.ts'
import type { ProductDraft } from './draft/product-draft.ts'
import { formatFacts, mediaFacts, type EditorFacts } from './editor-facts.ts'
import { suggestionsFor } from './part-facts.server.ts'

const collectionsMax = 100

/** What the form of a new product needs. */
export async function newProductFacts(client: Client, origin: string): Promise<EditorFacts> {
  const [{ shop }, { settings }, collections, sellingLocation, suggestions] = await Promise.all([
    client.shop.getShop({}),
    ifPermitted(client.shop.getSettings({}), { settings: undefined }),
    editableCollections(client),
    sellingLocationOf(client),
    suggestionsFor(client),
  ])
  return {
    ...formatFacts(shop, settings),
    ...collections,
    ...suggestions,
    sellingLocation,
    origin,
    media: [],
    file: undefined,
    sharedSections: {},
  }
}

export interface LoadedProduct {
  product: Product
  draft: ProductDraft
}

/** A product with its present form. */
export async function loadProduct(client: Client, id: string): Promise<LoadedProduct> {
  const [{ product }, { shop }, { collections }, v3] = await Promise.all([
    client.catalogue.getProduct({ id, includeMerchantSpecificData: true }),
    client.shop.getShop({}),
    editableCollections(client),
    productV3(client, id),
  ])
  const file = await digitalFileOf(client, product)
  return { product, draft: productDraft(product, { shop, file, collections, v3 }) }
}

interface DraftSources {
  shop: Shop
  file: DigitalFile | undefined
  collections: EditorFacts['collections']
  v3: ProductV3 | undefined
}

export const productDraft = (product: Product, { shop, file, collections, v3 }: DraftSources): ProductDraft =>
  draftOfProduct(product, {
    decimals: formatFacts(shop, undefined).decimals,
    file: file?.id ?? '',
    collections: collections.map(({ id }) => id),
    v3,
  })

export const editorFacts = (
  product: Product,
  { file, ...facts }: Omit<EditorFacts, 'media' | 'file'> & { file: DigitalFile | undefined },
): EditorFacts => ({
  ...facts,
  media: mediaFacts(product),
  file: file && { name: file.fileName, detail: `${file.mimeType}, ${formatBytes(file.sizeInBytes, facts.locale)}` },
})

/** A product in the catalogue V3; undefined if the user isn’t permitted to read it there. */
export async function productV3(client: Client, productId: string): Promise<ProductV3 | undefined> {
  const { product } = await ifPermitted(client.productsV3.getProduct({ productId, fields: ['INFO_SECTION'] }), { product: undefined })
  return product
}

export async function digitalFileOf(client: Client, { id, productType }: Product): Promise<DigitalFile | undefined> {
  if (productType !== 'digital') return undefined
  const { file } = await client.catalogue.getDigitalFile({ id })
  return file ?? undefined
}

/** Name of the location that the shop sells from, if it has several. */
export async function sellingLocationOf({ locations }: Client): Promise<string | undefined> {
  const { locations: all } = await ifPermitted(locations.listLocations({}), { locations: [] })
  return all.length > 1 ? all.find(({ isDefault }) => isDefault)?.name : undefined
}

/** The collections that products can be added to by hand. */
export async function editableCollections(client: Client): Promise<Pick<EditorFacts, 'collections' | 'hasMoreCollections'>> {
  const { collections, metadata } = await client.collections.queryCollections({
    query: { filter: { id: { $ne: allProductsId } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: collectionsMax } },
  })
  return {
    collections: collections.map(({ id, name }) => ({ id, name: name ?? '' })),
    hasMoreCollections: (metadata.total ?? 0) > collections.length,
  }
}
