import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { openReceiver } from '../receiver.ts'

/** An app gets the events of the catalogue V3. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, step, attempt } = walk
  const { handledBy, refused, close } = await openReceiver(walk)
  const { productsV3, brandsV3 }: Package = connection.owner(apiKey, siteId)
  const product = await step('product created', () =>
    productsV3.createProduct({
      name: 'Garden bowl',
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '40.00' } }, choices: [] }] },
    }),
  )
  await step('product changed', () => productsV3.updateProduct(product._id, { revision: product.revision, name: 'Garden dish' }))
  await step('product deleted', () => productsV3.deleteProduct(product._id))
  const brand = await step('brand created', () => brandsV3.createBrand({ name: `Oficina of ${walk.generation}` }))
  await step('brand changed', () => brandsV3.updateBrand(brand._id, { revision: brand.revision, name: `Casa of ${walk.generation}` }))
  await step('brand deleted', () => brandsV3.deleteBrand(brand._id))
  const ofEach = ['Created', 'Updated', 'Deleted'].flatMap((verb) => [`productsV3.onProduct${verb}`, `brandsV3.onBrand${verb}`])
  await step('handled', () => handledBy(ofEach))
  await attempt('refused', () => Promise.resolve(refused))
  close()
}
