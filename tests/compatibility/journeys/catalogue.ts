import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Package } from '../clients.ts'
import { plainLine } from '../goods.ts'
import type { Walk } from '../journey.ts'

export async function journey(walk: Walk): Promise<void> {
  const shopper = walk.connection.visitor(walk.clientId)
  await signIn(walk, shopper)
  const shelf = await seeShelf(walk, shopper)
  await filterProducts(walk, shopper, shelf)
  await queryByIds(walk, shopper, shelf)
  await readProducts(walk, shopper, shelf)
  await readVariants(walk, shopper, shelf)
  await readCollections(walk, shopper)
  await askGraphql(walk, shopper, shelf)
  await loadPictures(walk, shelf)
}

interface SampleProducts {
  products: Package[]
  /** A physical product without options. */
  plain: Package
  /** A product with managed variants. */
  varied: Package
}

async function signIn({ step }: Walk, shopper: Package): Promise<void> {
  await step('visitor token', async () => {
    const { accessToken, refreshToken } = await shopper.auth.generateVisitorTokens()
    shopper.auth.setTokens({ accessToken, refreshToken })
    return {
      role: refreshToken.role,
      access: accessToken.value,
      refresh: refreshToken.value,
      secondsLeft: accessToken.expiresAt - Date.now() / 1000,
    }
  })
}

async function seeShelf({ step, attempt }: Walk, { products: { queryProducts } }: Package): Promise<SampleProducts> {
  const products: Package[] = []
  await step('all products', async () => {
    const found = await queryProducts().ascending('name').limit(100).find()
    products.push(...found.items)
    return { ...pageOf(found), products: products.map(shownOf) }
  })
  await attempt('default page', async () => pageOf(await queryProducts().find()))
  await attempt('pages', async () => {
    const first = await queryProducts().ascending('name').limit(7).find()
    const second = await first.next()
    const back = await second.prev()
    return {
      first: { ...pageOf(first), names: namesOf(first) },
      second: { ...pageOf(second), names: namesOf(second) },
      back: namesOf(back),
    }
  })
  await attempt('past the last page', async () => (await queryProducts().limit(100).find()).next())
  await attempt('skip', async () => namesOf(await queryProducts().ascending('name').skip(3).limit(2).find()))
  const plain = products.find((product) => product.productType === 'physical' && product.productOptions.length === 0)
  const varied = products.find((product) => product.manageVariants)
  return { products, plain, varied }
}

async function filterProducts({ attempt }: Walk, { products: { queryProducts } }: Package, { plain }: SampleProducts): Promise<void> {
  const found = (name: string, refine: (query: Package) => Package): Promise<void> =>
    attempt(name, async () => namesOf(await refine(queryProducts()).ascending('name').limit(100).find()))
  await found('by name', (query) => query.eq('name', plain.name))
  await found('by slug', (query) => query.eq('slug', plain.slug))
  await found('by start of name', (query) => query.startsWith('name', plain.name.slice(0, 3)))
  await found('by price', (query) => query.ge('priceData.price', 15).lt('priceData.price', 60))
  await found('by type', (query) => query.eq('productType', 'digital'))
  await found('by collection', (query) => query.hasSome('collectionIds', [plain.collectionIds[0]]))
  await found('by date', (query) => query.gt('lastUpdated', '2000-01-01T00:00:00.000Z'))
  await found('all but one', (query) => query.ne('_id', plain._id))
  await attempt('descending price', async () => {
    const dearest = await queryProducts().descending('priceData.price').limit(100).find()
    return dearest.items.map((product: Package) => product.priceData.price)
  })
}

async function queryByIds({ generation, attempt }: Walk, { products: { queryProducts } }: Package, shelf: SampleProducts): Promise<void> {
  const { products, plain, varied } = shelf
  await attempt('two ids', async () => namesOf(await queryProducts().in('_id', [plain._id, varied._id]).ascending('name').find()))
  await attempt('80 ids', async () => {
    const ids = products.map(({ _id }) => _id).concat(Array.from({ length: 80 - products.length }, () => randomUUID()))
    const found = await queryProducts().in('_id', ids).limit(100).find()
    return { asked: ids.length, found: found.totalCount }
  })
  if (generation !== 'current') return
  await attempt('typed query', async () => {
    const query = { filter: { name: { $eq: plain.name } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 5 } }
    const found = await queryProducts(query)
    return { names: found.products.map((product: Package) => product.name), wanted: plain.name, total: found.metadata.total }
  })
  await attempt('typed query that says nothing', async () => (await queryProducts({})).products.length)
}

async function readProducts(
  { attempt }: Walk,
  { products: { getProduct, getProductOptionsAvailability } }: Package,
  shelf: SampleProducts,
): Promise<void> {
  const { plain, varied } = shelf
  await attempt('product', async () => {
    const { product } = await getProduct(plain._id)
    return {
      ...shownOf(product),
      wanted: plain._id,
      image: product.media.mainMedia.image,
      lastUpdated: product.lastUpdated,
      createdDate: product._createdDate,
    }
  })
  await attempt('product without merchant data', async () => {
    const { product } = await getProduct(plain._id, { includeMerchantSpecificData: false })
    return { _id: product._id, wanted: plain._id }
  })
  await attempt('options availability', async () => {
    const { choices } = varied.variants.find((variant: Package) => variant.stock.inStock)
    const answer = await getProductOptionsAvailability(varied._id, choices)
    return {
      availableForPurchase: answer.availableForPurchase,
      options: answer.productOptions.length,
      wanted: varied.productOptions.length,
    }
  })
  await attempt('unknown product', () => getProduct(randomUUID()))
}

async function readVariants({ attempt }: Walk, { products }: Package, { varied }: SampleProducts): Promise<void> {
  const { queryProductVariants, queryStoreVariants, getStoreVariant } = products
  const idsOf = (variants: Package[]): string[] => variants.map(({ _id }) => _id)
  const [wanted] = varied.variants
  await attempt('product variants', async () => {
    const { variants, totalResults } = await queryProductVariants(varied._id)
    return { ids: idsOf(variants), wanted: idsOf(varied.variants), totalResults, price: variants[0].variant.priceData.price }
  })
  await attempt('product variants by choice', async () => {
    const { variants } = await queryProductVariants(varied._id, { choices: wanted.choices, paging: { limit: 10, offset: 0 } })
    return { ids: idsOf(variants), wanted: wanted._id }
  })
  await attempt('product variants by id', async () => {
    const { variants } = await queryProductVariants(varied._id, { variantIds: [wanted._id] })
    return { ids: idsOf(variants), wanted: wanted._id }
  })
  const found: Package[] = []
  await attempt('store variants', async () => {
    const { variants, metadata } = await queryStoreVariants({ filter: { productId: varied._id }, paging: { limit: 100 } })
    found.push(...variants)
    const productIds = [...new Set(variants.map(({ productId }: Package) => productId))]
    return { length: variants.length, wanted: varied.variants.length, productIds, productId: varied._id, total: metadata.total }
  })
  await attempt('store variant', async () => {
    const { variant } = await getStoreVariant(found[0]._id)
    return { variantId: variant.variantId, wanted: found[0].variantId, productName: variant.productName, name: varied.name }
  })
}

async function readCollections({ step, attempt }: Walk, shopper: Package): Promise<void> {
  const { queryCollections, getCollection, getCollectionBySlug } = shopper.collections
  let shown: Package
  await step('collections', async () => {
    const found = await queryCollections().ascending('name').limit(50).find()
    shown = found.items.find((collection: Package) => collection.numberOfProducts > 0)
    return { ...pageOf(found), names: namesOf(found) }
  })
  await attempt('collections by name', async () => ({
    names: namesOf(await queryCollections().eq('name', shown.name).find()),
    wanted: shown.name,
  }))
  await attempt('collections pages', async () => {
    const first = await queryCollections().ascending('name').limit(2).find()
    return [...namesOf(first), ...namesOf(await first.next())]
  })
  await attempt('collection', async () => ({ ...(await getCollection(shown._id)), wanted: shown._id }))
  await attempt('collection by slug', async () => ({ ...(await getCollectionBySlug(shown.slug)).collection, wanted: shown._id }))
  await attempt('collection by slug, in the catalogue', async () => ({
    ...(await shopper.products.getCollectionBySlug(shown.slug)).collection,
    wanted: shown._id,
  }))
  // As apps list a shop's products: by the slug that every shop has, and its id.
  await attempt('the collection of all products', async () => {
    const { collection } = await getCollectionBySlug('all-products')
    const { queryProducts } = shopper.products
    return {
      collection,
      inHasSome: (await queryProducts().hasSome('collectionIds', [collection._id]).limit(100).find()).totalCount,
      equal: (await queryProducts().eq('collectionIds', collection._id).find()).totalCount,
      others: namesOf(await queryCollections().ne('_id', collection._id).ascending('name').limit(50).find()),
    }
  })
  await attempt('unknown collection', () => getCollection(randomUUID()))
}

/** A document as tools generate it: a text that also has the types of its result and its variables. */
class TypedDocument extends String {
  __apiType?: (variables: { id: string }) => { storesProductsV1Product: { name: string } }
}

async function askGraphql({ step, attempt }: Walk, shopper: Package, { plain }: SampleProducts): Promise<void> {
  await step('graphql', async () => {
    const document = `query ($filter: JSON, $sort: [CommonSortingInput]) {
      storesProductsV1Products(queryInput: { query: { filter: $filter, sort: $sort } }) { items { ...Shown } pageInfo { total } }
    }
    fragment Shown on CatalogV1Product { id name price { price currency } media { mainMedia { image { url } } } }`
    const { data, errors } = await shopper.graphql(document, { filter: { slug: plain.slug }, sort: [{ fieldName: 'name', order: 'ASC' }] })
    return { items: data.storesProductsV1Products.items, total: data.storesProductsV1Products.pageInfo.total, errors, wanted: plain }
  })
  await attempt('graphql, typed', async () => {
    const document = new TypedDocument('query ($id: ID!) { storesProductsV1Product(id: $id) { name } }')
    return (await shopper.graphql(document, { id: plain._id })).data
  })
  await attempt('graphql, written and read', async () => {
    const add = `mutation ($lineItems: [EcomCartV1LineItemInput!]!) {
      ecomCurrentCartV1AddToCurrentCart(input: { lineItems: $lineItems }) { cart { id lineItems { quantity product { id } } } }
    }`
    const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: plain._id }
    const { data } = await shopper.graphql(add, { lineItems: [{ quantity: 2, catalogReference }] })
    const read = await shopper.graphql('mutation { ecomCartV1CurrentCartGetCurrentCart { cart { id } } }')
    return { added: data.ecomCurrentCartV1AddToCurrentCart.cart, read: read.data.ecomCartV1CurrentCartGetCurrentCart.cart }
  })
  await attempt('graphql, unknown product', async () => {
    const answer = await shopper.graphql(`{ storesProductsV1Product(id: "${randomUUID()}") { name } }`)
    return { data: answer.data, code: answer.errors[0].extensions.applicationError.code }
  })
  await attempt('graphql, no document', () => shopper.graphql(''))
}

/** Loads pictures at the addresses that the packages' own functions build, with nothing but the host replaced. */
async function loadPictures({ attempt, connection, clientId, baseUrl }: Walk, { plain }: SampleProducts): Promise<void> {
  const { media } = connection
  const shopper = connection.visitor(clientId, { 'x-stoa-media-urls': 'PLATFORM' })
  const load = (address: string): Promise<Response> => fetch(address.replace(/^https:\/\/[\w.-]+\.(wixstatic|usrfiles)\.com/, baseUrl))
  const sizeAt = async (address: string): Promise<number[]> => {
    const { width, height } = await sharp(Buffer.from(await (await load(address)).arrayBuffer())).metadata()
    return [width, height]
  }
  const sizesOf = async (picture: string): Promise<object> => ({
    whole: await sizeAt(media.getImageUrl(picture).url),
    fill: await sizeAt(media.getScaledToFillImageUrl(picture, 200, 300, {})),
    fit: await sizeAt(media.getScaledToFitImageUrl(picture, 300, 300, {})),
    crop: await sizeAt(media.getCroppedImageUrl(picture, 10, 20, 300, 200, 150, 100, {})),
  })
  await attempt('pictures of a product', async () => {
    const { image } = (await shopper.products.getProduct(plain._id)).product.media.mainMedia
    return { url: image.url, size: [image.width, image.height], sizes: await sizesOf(image.url) }
  })
  await attempt('pictures of a cart', async () => {
    const { cart } = await shopper.currentCart.addToCurrentCart({ lineItems: [plainLine({ plain }, 1)] })
    return { image: cart.lineItems[0].image, sizes: await sizesOf(cart.lineItems[0].image) }
  })
  await attempt('files of other kinds', async () => [
    (await load(media.getVideoUrl('wix:video://v1/11_v/clip.mp4', '720p').url)).status,
    (await load(media.getAudioUrl('wix:audio://v1/11_a/song.mp3#duration=3').url)).status,
    (await load(media.getDocumentUrl('wix:document://v1/ugd/11_d.pdf/menu.pdf').url)).status,
  ])
}

const namesOf = (found: Package): string[] => found.items.map(({ name }: Package) => name)

const pageOf = (found: Package): object => ({
  length: found.length,
  totalCount: found.totalCount,
  totalPages: found.totalPages,
  currentPage: found.currentPage,
  hasNext: found.hasNext(),
  hasPrev: found.hasPrev(),
})

const shownOf = ({ _id, name, slug, productType, priceData, stock, collectionIds }: Package): object => ({
  _id,
  name,
  slug,
  productType,
  price: priceData.price,
  formatted: priceData.formatted.price,
  inventoryStatus: stock.inventoryStatus,
  collectionIds,
})
