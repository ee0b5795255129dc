import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { pay } from '../pay.ts'
import { servePictures, uploadPicture } from '../pictures.ts'
import { neverCalled, watched } from '../watched.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

interface Callers {
  /** An app that may change products and nothing else. */
  writer: Package
  owner: Package
  shopper: Package
}

/** An app keeps a product in a shop, from its first line to its end, and a shopper buys it. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, app, step } = walk
  const called = new Set<string>()
  const callers: Callers = {
    writer: watched(connection.app({ ...app!, instanceId: siteId }), 'products', called),
    owner: watched(connection.owner(apiKey, siteId), 'products', called),
    shopper: watched(connection.visitor(clientId), 'products', called),
  }
  const id = await create(walk, callers)
  await priceVariants(walk, callers, id)
  await addPictures(walk, callers, id)
  await find(walk, callers, id)
  await changeSeveral(walk, callers, id)
  const buyer = await buy(walk, callers, id)
  await manageLater(walk, callers)
  await change(walk, callers, id)
  await remove(walk, { ...callers, shopper: buyer }, id)
  await lackPermission(walk, callers)
  await sendNonsense(walk, callers)
  await step('functions never called', () => neverCalled(callers.owner, 'products', called))
}

const nameOf = ({ generation, mode }: Pick<Walk, 'generation' | 'mode'>): string => `Terrace chair ${generation} ${mode}`

async function create(walk: Walk, { writer, owner, shopper }: Callers): Promise<string> {
  const { step, attempt } = walk
  const name = nameOf(walk)
  const { product } = await step('created', () =>
    writer.products.createProduct({
      name,
      productType: 'physical',
      description: '<p>For the <strong>terrace</strong>.</p>',
      priceData: { price: 80 },
      costAndProfitData: { itemCost: 30 },
      discount: { type: 'PERCENT', value: 10 },
      weight: 5,
      productDimensions: { length: '40', width: '40', height: '90' },
      manageVariants: true,
      brand: 'Oficina',
      ribbon: 'New',
      additionalInfoSections: [{ title: 'Care', description: '<p>Oil it in spring.</p>' }],
      seoData: { tags: [{ type: 'title', children: 'A chair' }], settings: { keywords: [{ term: 'chair' }] } },
      pricePerUnitData: { totalQuantity: 2, totalMeasurementUnit: 'KG', baseQuantity: 1, baseMeasurementUnit: 'KG' },
      productOptions: [
        {
          name: 'Colour',
          choices: [
            { value: '#4a5d3a', description: 'Moss' },
            { value: '#c2543d', description: 'Rust' },
          ],
        },
        {
          name: 'Size',
          choices: [
            { value: 'S', description: 'Small' },
            { value: 'L', description: 'Large' },
          ],
        },
      ],
    }),
  )
  await attempt('created with a name and a price', () => writer.products.createProduct({ name, priceData: { price: 12 } }))
  await attempt('created with little of each', () =>
    writer.products.createProduct({
      name: `Little ${name}`.slice(0, 80),
      priceData: { price: 12 },
      productDimensions: { length: '1' },
      additionalInfoSections: [{}],
      seoData: { settings: { keywords: [{}] } },
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }] }],
    }),
  )
  await attempt('read by the shop', () => owner.products.getProduct(product._id, { includeMerchantSpecificData: true }))
  await attempt('read by a shopper', () => shopper.products.getProduct(product._id, { includeMerchantSpecificData: true }))
  return product._id
}

async function priceVariants({ step, attempt }: Walk, { writer, owner, shopper }: Callers, id: string): Promise<void> {
  const { variants } = await step('variants priced', async () => {
    const { product } = await owner.products.getProduct(id)
    return writer.products.updateProductVariants(id, [
      { choices: { Size: 'Large' }, price: 100, weight: 7 },
      { variantIds: [product.variants[0]._id], sku: 'CHAIR-1', cost: 25 },
      { choices: { Colour: 'Rust', Size: 'Large' }, visible: false },
    ])
  })
  await attempt('variants of the shop', () => owner.products.queryProductVariants(id, { includeMerchantSpecificData: true }))
  await attempt('variants of a shopper', () => shopper.products.queryProductVariants(id))
  await attempt('variants with a choice', () => owner.products.queryProductVariants(id, { choices: { Colour: 'Moss' } }))
  await attempt('store variants', () =>
    owner.products.queryStoreVariants({ filter: { productId: id }, sort: [{ fieldName: 'sku', order: 'DESC' }] }),
  )
  await attempt('store variant', () => owner.products.getStoreVariant(`${id}-${variants[0]._id}`))
  await attempt('store variant without options', async () => {
    const found = await owner.products.queryStoreVariants({ filter: { managedVariant: false }, paging: { limit: 1 } })
    return owner.products.getStoreVariant(found.variants[0]._id)
  })
  await attempt('options available', () => shopper.products.getProductOptionsAvailability(id, { Colour: 'Moss', Size: 'Large' }))
  await attempt('options half chosen', () => shopper.products.getProductOptionsAvailability(id, { Size: 'Large' }))
}

async function addPictures(walk: Walk, { writer, owner }: Callers, id: string): Promise<void> {
  const { step, attempt } = walk
  const pictures = await servePictures()
  const read = async (): Promise<Package> => (await owner.products.getProduct(id)).product
  const mediaId = await step('picture of the library', () => uploadPicture(owner))
  await step('pictures added', () =>
    writer.products.addProductMedia(id, [
      { mediaId },
      { url: pictures.url('moss.png'), choice: { option: 'Colour', choice: 'Moss' } },
      { url: pictures.url('rust.png') },
    ]),
  )
  const { media } = await step('with pictures', async () => {
    for (;;) {
      const product = await read()
      if (product.media.items.length === 3) return product
      await pause(50)
    }
  })
  pictures.close()
  const rust = media.items[2]._id
  await attempt('added to a choice', async () => {
    await writer.products.addProductMediaToChoices(id, [{ option: 'Colour', choice: 'Rust', mediaIds: [rust, mediaId] }])
    return read()
  })
  await attempt('refused: another option', () =>
    writer.products.addProductMediaToChoices(id, [{ option: 'Size', choice: 'Small', mediaIds: [rust] }]),
  )
  await attempt('removed from a choice', async () => {
    await writer.products.removeProductMediaFromChoices(id, [{ option: 'Colour', choice: 'Rust', mediaIds: [mediaId] }])
    return read()
  })
  await attempt('one removed', async () => {
    await writer.products.removeProductMedia(id, [rust])
    return read()
  })
  await attempt('refused: unknown picture', () => writer.products.addProductMedia(id, [{ mediaId: 'none.png' }]))
  await attempt('refused: two sources', () => writer.products.addProductMedia(id, [{ mediaId, url: pictures.url('moss.png') }]))
}

async function find({ attempt, ...walk }: Walk, { owner, shopper }: Callers, id: string): Promise<void> {
  const { queryProducts } = shopper.products
  const name = nameOf(walk)
  const namesIn = async (query: Package): Promise<string[]> => (await query.find()).items.map((one: Package) => one.name)
  await attempt('found by name and price', () =>
    namesIn(queryProducts().startsWith('name', 'Terrace').ge('priceData.price', 80).hasSome('name', [name]).descending('priceData.price')),
  )
  await attempt('found by brand', async () => (await owner.products.queryProducts().eq('brand', 'Oficina').eq('name', name).find()).items)
  await attempt('newest first', async () => namesIn(queryProducts().descending('numericId').limit(3)))
  await attempt('found by ID', async () => namesIn(queryProducts().eq('_id', id)))
}

async function changeSeveral({ attempt }: Walk, { writer, owner }: Callers, id: string): Promise<void> {
  const { bulkUpdateProductsProperty, bulkAdjustProductProperty } = writer.products
  const unknown = randomUUID()
  const pricesNow = async (): Promise<object> => {
    const { product } = await owner.products.getProduct(id, { includeMerchantSpecificData: true })
    return {
      price: product.priceData.price,
      variants: product.variants.map(({ variant }: Package) => [
        variant.priceData.price,
        variant.costAndProfitData?.itemCost,
        variant.weight,
      ]),
    }
  }
  await attempt('ribbon of several', () => bulkUpdateProductsProperty([id, unknown], { ribbon: 'Sale' }))
  await attempt('price of several', async () => {
    const result = await bulkUpdateProductsProperty([id], { price: 90 })
    return { result, ...(await pricesNow()) }
  })
  await attempt('adjusted by a percentage', async () => {
    const result = await bulkAdjustProductProperty({ price: { percentage: { rate: 5, roundToInt: true } } }, [id, unknown])
    return { result, ...(await pricesNow()) }
  })
  await attempt('adjusted by an amount', async () => {
    const result = await bulkAdjustProductProperty({ weight: { amount: 0.5 } }, [id])
    return { result, ...(await pricesNow()) }
  })
  await attempt('adjusted below zero', () => bulkAdjustProductProperty({ price: { amount: -1000 } }, [id]))
  await attempt('refused: no property', () => bulkUpdateProductsProperty([id], {}))
  await attempt('refused: two properties', () => bulkUpdateProductsProperty([id], { ribbon: 'A', brand: 'B' }))
}

/** Two lines of the product, by its choices and by its variant, are bought; a third remains in another cart. Returns the shopper with that cart. */
async function buy({ step, baseUrl, clientId, connection }: Walk, { shopper }: Callers, id: string): Promise<Package> {
  const { products, currentCart, checkout } = shopper
  const reference = (options: object): object => ({ appId, catalogItemId: id, options })
  const moss = await step('variant to buy', async () => {
    const { variants } = await products.queryProductVariants(id, { choices: { Colour: 'Moss', Size: 'Large' } })
    return variants[0]
  })
  const lines = [
    { quantity: 1, catalogReference: reference({ options: { Colour: 'Rust', Size: 'Small' } }) },
    { quantity: 2, catalogReference: reference({ variantId: moss._id }) },
  ]
  await step('in the cart', async () => (await currentCart.addToCurrentCart({ lineItems: lines })).cart)
  await step('bought', async () => {
    const address = { country: 'PT', city: 'Lisboa', postalCode: '1100-001', addressLine1: 'Rua Augusta 1' }
    const contactDetails = { firstName: 'Vera', lastName: 'Visitor', phone: '+351 210 000 000' }
    const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email: 'vera@example.com' })
    await checkout.updateCheckout(checkoutId, {
      shippingInfo: { shippingDestination: { address, contactDetails } },
      billingInfo: { address, contactDetails },
    })
    const { orderId, paymentGatewayOrderId } = await checkout.createOrder(checkoutId)
    await pay(shopper, baseUrl, paymentGatewayOrderId)
    return shopper.orders.getOrder(orderId)
  })
  const other = connection.visitor(clientId)
  await step('in another cart', async () => {
    const line = { quantity: 1, catalogReference: reference({ variantId: moss._id }) }
    return (await other.currentCart.addToCurrentCart({ lineItems: [line] })).cart
  })
  return other
}

/** A product whose options are only asked for, until its variants are managed. */
async function manageLater(walk: Walk, { writer, shopper }: Callers): Promise<void> {
  const { step, attempt } = walk
  const { createProduct, updateProduct } = writer.products
  const productOptions = [{ name: 'Size', choices: [{ value: 'S' }, { value: 'L' }] }]
  const { product } = await step('unmanaged', () =>
    createProduct({ name: `Side table ${nameOf(walk)}`, priceData: { price: 20 }, sku: 'TABLE', weight: 2, productOptions }),
  )
  const id = product._id
  await attempt('unmanaged, in the cart', async () => {
    const catalogReference = { appId, catalogItemId: id, options: { options: { Size: 'L' } } }
    return (await shopper.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })).cart
  })
  await attempt('managed later', () => updateProduct(id, { manageVariants: true }))
  await attempt('with another option', () =>
    updateProduct(id, { productOptions: [...productOptions, { name: 'Wood', choices: [{ value: 'Oak' }, { value: 'Ash' }] }] }),
  )
  await attempt('unmanaged again', () => updateProduct(id, { manageVariants: false }))
}

async function change(walk: Walk, { writer, owner }: Callers, id: string): Promise<void> {
  const { step, attempt, generation } = walk
  const read = async (): Promise<Package> => (await owner.products.getProduct(id, { includeMerchantSpecificData: true })).product
  const before = await step('read before it is sent back', read)
  await attempt('sent back whole', () =>
    writer.products.updateProduct(id, structuredClone(generation === 'current' ? before : withoutDates(before))),
  )
  await step('updated', () =>
    writer.products.updateProduct(id, {
      name: `${nameOf(walk)}, oiled`,
      priceData: { price: 100 },
      discount: { type: 'AMOUNT', value: 5 },
    }),
  )
  await attempt('cleared', () => writer.products.updateProduct(id, { description: null, weight: null, brand: null, ribbon: null }))
  await attempt('brand and ribbon removed', async () => {
    await writer.products.updateProduct(id, { brand: 'Oficina', ribbon: 'New' })
    const before = await read()
    await writer.products.removeBrand(id)
    await writer.products.removeRibbon(id)
    return { before, after: await read() }
  })
  await attempt('pictures removed from all choices', async () => {
    await writer.products.removeProductMediaFromChoices(id, [])
    return read()
  })
  await attempt('all pictures removed', async () => {
    await writer.products.removeProductMedia(id, [])
    return read()
  })
  await attempt('variants reset', async () => {
    await writer.products.resetAllProductVariantData(id)
    return read()
  })
}

/** 2024 hands dates out as texts, but takes only Date. */
const withoutDates = ({ lastUpdated: _lastUpdated, _createdDate, ...product }: Package): Package => product

async function remove({ attempt }: Walk, { writer, owner, shopper }: Callers, id: string): Promise<void> {
  const cart = async (): Promise<Package> =>
    (await shopper.currentCart.estimateCurrentCartTotals({})).cart ?? shopper.currentCart.getCurrentCart()
  await attempt('options deleted', async () => {
    await writer.products.deleteProductOptions(id)
    return (await owner.products.getProduct(id)).product
  })
  await attempt('cart without its options', cart)
  await attempt('hidden', async () => {
    await writer.products.updateProduct(id, { visible: false })
    return (await shopper.products.queryProducts().eq('_id', id).find()).items
  })
  await attempt('deleted', () => writer.products.deleteProduct(id))
  await attempt('cart without its product', cart)
  await attempt('refused: read when deleted', () => owner.products.getProduct(id))
  await attempt('refused: deleted again', () => writer.products.deleteProduct(id))
  await attempt('refused: changed when deleted', () => writer.products.updateProduct(id, { name: 'Chair' }))
}

async function lackPermission({ attempt, connection }: Walk, { writer, shopper }: Callers): Promise<void> {
  const product = { name: 'Chair', priceData: { price: 1 } }
  await attempt('refused: a visitor', () => shopper.products.createProduct({ ...product }))
  await attempt('refused: without a token', () => connection.stranger().products.createProduct({ ...product }))
  await attempt('refused: a visitor deletes', () => shopper.products.deleteProduct(randomUUID()))
  await attempt('refused: the app, other areas', () => writer.orders.getOrder(randomUUID()))
}

async function sendNonsense({ attempt }: Walk, { writer }: Callers): Promise<void> {
  const { createProduct, updateProduct, updateProductVariants } = writer.products
  await attempt('refused: everything wrong at once', () =>
    createProduct({ name: '', priceData: { price: -1 }, ribbon: 'r'.repeat(31), productOptions: [{ name: 'n'.repeat(51), choices: [] }] }),
  )
  await attempt('refused: without a price', () => createProduct({ name: 'Chair' }))
  await attempt('refused: wrong changes', () => updateProduct(randomUUID(), { name: '', weight: -1, discount: { type: 'HALF' } }))
  await attempt('refused: wrong variants', () => updateProductVariants(randomUUID(), [{ price: -1, sku: 's'.repeat(41) }]))
  await attempt('refused: variants of an unmanaged product', async () => {
    const { product } = await createProduct({ name: 'Plain chair', priceData: { price: 1 } })
    await writer.products.updateProductVariants(product._id, [{ price: 2 }])
  })
  await attempt('refused: a taken address', async () => {
    const { product } = await createProduct({ name: 'Taken chair', priceData: { price: 1 } })
    await createProduct({ name: 'Taken chair', slug: product.slug, priceData: { price: 1 } })
  })
}
