import type { SampleShop, SeedProduct, SeedVariant } from '@stoa/seed'
import type { Db } from '../../kernel/db.ts'
import { type Collection, insertCollections, insertMembers, type NewMember, newSettings } from '../collections/public.ts'
import { listingColumns } from './listing/columns.ts'
import { customizedOf, loadParts } from './parts/load.ts'
import type { Picture, Product, Variant } from './product.ts'
import { countNumbers, insertProducts, insertVariants } from './store.ts'

type Pictures = ReadonlyMap<string, Picture>

/** Inserts the products of a sample shop, in a few statements however many there are. */
export async function loadCatalogue(db: Db, siteId: string, shop: SampleShop): Promise<void> {
  const videos = shop.films.map((film) => ({ ...film, video: { format: 'mp4', resolutions: [] } }))
  const pictures: Pictures = new Map(
    [...shop.media, ...videos].map(({ id, width, height, altText, ...rest }) => [
      id,
      { id, width, height, altText, ...('video' in rest && { video: rest.video }) },
    ]),
  )
  await insertCollections(
    db,
    siteId,
    inTree(shop.collections).map(({ parentId, path, siblingIndex, ...collection }) => ({
      ...collectionOf(collection, pictures),
      parentId,
      path,
      siblingIndex,
    })),
  )
  const products = await loadParts(
    db,
    siteId,
    shop.products.map((one) => productOf(one, pictures)),
  )
  await insertProducts(
    db,
    siteId,
    products.map((product, at) => ({
      ...product,
      ...listingColumns(product, variantsOf(shop.products[at]!)),
      searchLanguage: shop.settings.language,
    })),
  )
  await insertVariants(
    db,
    siteId,
    products.flatMap((product, at) =>
      variantsOf(shop.products[at]!).map((variant) => ({
        ...variant,
        stockRevision: 1,
        itemCreatedDate: product.createdDate,
        stockDate: product.updatedDate,
      })),
    ),
  )
  await insertMembers(db, siteId, membersOf(shop.products))
  if (shop.products.length > 0) await countNumbers(db, siteId, Math.max(...shop.products.map(({ number }) => number)))
}

type Placed = Omit<SampleShop['collections'][number], 'parentId'> & Pick<Collection, 'parentId' | 'path' | 'siblingIndex'>

/** Collections with where they are in the tree. At the top they come after "All Products". */
function inTree(collections: SampleShop['collections']): Placed[] {
  const placed = new Map<string, Placed>()
  for (const { parentId = null, ...collection } of collections) {
    const siblings = [...placed.values()].filter((one) => one.parentId === parentId).length
    const path = parentId === null ? [] : [...placed.get(parentId)!.path, parentId]
    placed.set(collection.id, { ...collection, parentId, path, siblingIndex: siblings + (parentId === null ? 1 : 0) })
  }
  return [...placed.values()]
}

function collectionOf(
  { id, name, slug, visible, description, mediaId }: Omit<SampleShop['collections'][number], 'parentId'>,
  pictures: Pictures,
): Omit<Collection, 'numberOfProducts' | 'siblingIndex'> {
  const date = new Date('2026-01-05T09:00:00.000Z')
  return {
    id,
    revision: 1,
    createdDate: date,
    updatedDate: date,
    name,
    slug,
    visible,
    ...newSettings,
    doc: { description, media: picturesOf([mediaId], pictures) },
  }
}

function productOf(product: SeedProduct, pictures: Pictures): Product {
  const { discount, costMinor, weightGrams } = product
  return {
    id: product.id,
    revision: 1,
    createdDate: new Date(product.createdDate),
    updatedDate: new Date(product.createdDate),
    numericId: product.number,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: product.productType,
    priceMinor: product.priceMinor,
    sku: product.sku ?? null,
    brand: product.brand,
    ribbon: product.ribbon ?? null,
    collectionIds: product.collectionIds,
    doc: {
      description: product.description,
      manageVariants: product.manageVariants,
      ...(weightGrams === undefined ? {} : { weight: weightGrams / 1000 }),
      ...(discount ? { discount } : {}),
      ...(costMinor === undefined ? {} : { itemCostMinor: costMinor }),
      ...(product.pricePerUnit && { pricePerUnit: product.pricePerUnit }),
      ...dimensionsOf(product),
      ...(product.seo && { seo: seoOf(product.seo) }),
      media: picturesOf([...product.mediaIds, ...(product.filmId === undefined ? [] : [product.filmId])], pictures),
      ...customizedOf(product),
      ...(product.fileId === undefined ? {} : { fileId: product.fileId }),
    },
  }
}

/** The products of each collection, the newest first. */
function membersOf(products: readonly SeedProduct[]): Map<string, NewMember[]> {
  const members = new Map<string, NewMember[]>()
  for (const { id, collectionIds, createdDate } of products.toSorted((a, b) => b.createdDate.localeCompare(a.createdDate)))
    for (const collectionId of collectionIds)
      members.set(collectionId, [...(members.get(collectionId) ?? []), { productId: id, addedDate: new Date(createdDate) }])
  return members
}

const dimensionsOf = ({
  productDimensions,
  packageDimensions,
}: SeedProduct): Pick<Product['doc'], 'productDimensions' | 'packageDimensions'> => ({
  ...(productDimensions && { productDimensions }),
  ...(packageDimensions && { packageDimensions }),
})

const seoOf = ({ title, description }: NonNullable<SeedProduct['seo']>): NonNullable<Product['doc']['seo']> => ({
  tags: [
    { type: 'title', children: title },
    { type: 'meta', props: { name: 'description', content: description } },
  ],
})

const variantsOf = (product: SeedProduct): Variant[] => product.variants.map((variant, position) => variantOf(product, variant, position))

function variantOf(product: SeedProduct, seed: SeedVariant, position: number): Variant {
  const { id, choices, priceMinor, sku, weightGrams, stock, visible } = seed
  const quantity = 'quantity' in stock ? stock.quantity : 0
  return {
    productId: product.id,
    id,
    position,
    priceMinor,
    saleMinor: null,
    costMinor: product.costMinor ?? null,
    sku,
    barcode: null,
    weight: weightGrams / 1000,
    visible,
    trackQuantity: product.trackInventory,
    inStock: 'inStock' in stock ? stock.inStock : quantity > 0,
    quantity,
    reserved: 0,
    preordered: 0,
    preorderLimit: 0,
    hasItem: true,
    ownPreorder: null,
    choices,
    doc: dimensionsOf(product),
  }
}

const picturesOf = (ids: readonly string[], pictures: Pictures): Picture[] => ids.flatMap((id) => pictures.get(id) ?? [])
