import type { Package } from './clients.ts'

/** What a journey buys. */
export interface Goods {
  /** A physical product without options. */
  plain: Package
  /** A product with managed variants, and one of them in stock. */
  varied: Package
  variant: Package
}

/** Callers of the packages use either app id for the built-in catalogue. */
const appIds = { stores: '215238eb-22a5-4c36-9e7b-e7c08025e04e', headless: '1380b703-ce81-ff05-f115-39571d94dfcd' }

export async function chooseGoods(shopper: Package): Promise<Goods> {
  const { items: products } = await shopper.products.queryProducts().limit(100).find()
  const canBeHad = ({ stock }: Package): boolean => stock.inStock && (!stock.trackQuantity || stock.quantity >= 4)
  const isPlain = ({ productType, productOptions, customTextFields, variants }: Package): boolean =>
    productType === 'physical' && productOptions.length === 0 && customTextFields.length === 0 && canBeHad(variants[0])
  const isVaried = ({ productType, manageVariants, customTextFields, variants }: Package): boolean =>
    productType === 'physical' && manageVariants && customTextFields.length === 0 && variants.some(canBeHad)
  const plain = products.find(isPlain)
  const varied = products.find(isVaried)
  return { plain, varied, variant: varied.variants.find(canBeHad) }
}

export const plainLine = ({ plain }: Pick<Goods, 'plain'>, quantity: number): object => ({
  quantity,
  catalogReference: { appId: appIds.stores, catalogItemId: plain._id },
})

export const variantLine = ({ varied, variant }: Goods, quantity: number): object => ({
  quantity,
  catalogReference: { appId: appIds.headless, catalogItemId: varied._id, options: { variantId: variant._id } },
})

export const choicesLine = ({ varied, variant }: Goods, quantity: number): object => ({
  quantity,
  catalogReference: { appId: appIds.stores, catalogItemId: varied._id, options: { options: { ...variant.choices } } },
})
