import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { openReceiver } from '../receiver.ts'

/** An app gets the events of a product, from its creation to its end. */
export async function journey(walk: Walk): Promise<void> {
  const { step, attempt } = walk
  const { handledBy, refused, close } = await openReceiver(walk)
  await happen(walk)
  await step('handled', () =>
    handledBy(['onProductCreated', 'onProductChanged', 'onProductVariantsChanged', 'onProductDeleted'].map((name) => `products.${name}`)),
  )
  await attempt('refused', () => Promise.resolve(refused))
  close()
}

async function happen({ connection, apiKey, siteId, step }: Walk): Promise<void> {
  const { products }: Package = connection.owner(apiKey, siteId)
  const { product } = await step('created', () =>
    products.createProduct({
      name: 'Garden stool',
      priceData: { price: 40 },
      discount: { type: 'PERCENT', value: 25 },
      costAndProfitData: { itemCost: 10 },
      brand: 'Oficina',
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
    }),
  )
  const [small, medium] = product.variants
  await step('changed', () => products.updateProduct(product._id, { name: 'Garden bench', ribbon: 'New' }))
  await step('variants changed', () =>
    products.updateProductVariants(product._id, [
      { variantIds: [small._id], price: 45 },
      { variantIds: [medium._id], sku: 'STOOL-M', weight: 3 },
    ]),
  )
  await step('deleted', () => products.deleteProduct(product._id))
}
