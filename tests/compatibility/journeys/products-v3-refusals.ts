import { randomUUID } from 'node:crypto'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import type { Callers } from './products-v3.ts'

/** What is refused, and to whom. */
export async function refuse(walk: Walk, { writer, owner, shopper }: Callers): Promise<void> {
  const { attempt, connection } = walk
  const { createProduct, updateProduct } = writer.productsV3
  const price = { actualPrice: { amount: '1.00' } }
  const plain: Package = {
    name: 'Plain bowl',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ price, choices: [] }] },
  }
  const create = (changes: Package): Promise<Package> => createProduct({ ...structuredClone(plain), ...changes })
  const { _id, revision, slug } = await owner.productsV3.createProduct(structuredClone(plain))
  await attempt('refused: a visitor', () => shopper.productsV3.createProduct(structuredClone(plain)))
  await attempt('refused: a visitor deletes', () => shopper.productsV3.deleteProduct(_id))
  await attempt('refused: without a token', () => connection.stranger().productsV3.createProduct(structuredClone(plain)))
  await attempt('refused: costs for a visitor', () => shopper.productsV3.getProduct(_id, { fields: ['MERCHANT_DATA'] }))
  await attempt('refused: costs of all for a visitor', () => shopper.productsV3.queryProducts({ fields: ['MERCHANT_DATA'] }).find())
  await attempt('refused: hidden ones counted by a visitor', () => shopper.productsV3.countProducts({ returnNonVisibleProducts: true }))
  await attempt('refused: everything wrong at once', () =>
    create({ name: '', variantsInfo: { variants: [{ price: { actualPrice: { amount: '-1' } }, sku: 's'.repeat(41) }] } }),
  )
  await attempt('refused: without variants', () => createProduct({ name: 'Bowl', productType: 'PHYSICAL', physicalProperties: {} }))
  await attempt('refused: a taken address', () => create({ slug }))
  await attempt('refused: an unknown brand', () => create({ brand: { _id: randomUUID() } }))
  await attempt('refused: two variants without options', () =>
    create({
      variantsInfo: {
        variants: [
          { price, choices: [] },
          { price, choices: [] },
        ],
      },
    }),
  )
  await attempt('refused: a price above the one before', () =>
    create({ variantsInfo: { variants: [{ price: { ...price, compareAtPrice: { amount: '0.50' } }, choices: [] }] } }),
  )
  await attempt('refused: unknown', () => updateProduct(randomUUID(), { revision, name: 'Bowl' }))
  await attempt('refused: unknown slug', () => shopper.productsV3.getProductBySlug(`none-${randomUUID()}`))
  await attempt('refused: no tags', () =>
    (writer.productsV3.bulkUpdateProductTags ?? writer.productsV3.bulkAddInfoSectionsToProducts)([_id], {}),
  )
  await attempt('refused: an unknown field', () => shopper.productsV3.queryProducts().eq('price', 1).find())
}
