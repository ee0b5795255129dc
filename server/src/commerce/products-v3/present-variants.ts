import type { productsV3 } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Context } from '../../kernel/context.ts'
import { mainCategoryIdOf, type Product, uniqueIdOf, type Variant } from '../catalogue/public.ts'
import { presentWeightUnit } from './present/physical.ts'
import { productTypes } from './present/product.ts'
import { presentVariant } from './present/variant.ts'
import type { Related, View } from './present/view.ts'
import { findRelated } from './related.ts'
import { productsOf } from './store.ts'

type ListedVariant = ResponseOf<typeof productsV3.queryVariants>['variants'][number]

/** Variants across the catalogue, each with what it has of its product. One whose product was deleted meanwhile is left out. */
export async function presentVariants(context: Context, variants: readonly Variant[], view: View): Promise<ListedVariant[]> {
  const products = await productsOf(context, variants)
  const related = await findRelated(context, [...products.values()], view)
  return variants.flatMap((variant) => {
    const product = products.get(variant.productId)
    return product ? [presentListed(product, variant, { view, related: related.get(product.id) ?? {} })] : []
  })
}

function presentListed(product: Product, variant: Variant, shown: { view: View; related: Related }): ListedVariant {
  const { choices, ...presented } = presentVariant(product, variant, shown)
  const id = uniqueIdOf(variant)
  return {
    ...presented,
    id,
    variantId: id,
    optionChoices: choices ?? [],
    productData: presentProductData(product, shown.view),
  }
}

function presentProductData(product: Product, view: View) {
  const weightUnit = presentWeightUnit(view)
  return {
    productId: product.id,
    name: product.name,
    slug: product.slug,
    handle: product.slug,
    visible: product.visible,
    productType: productTypes[product.productType],
    revision: String(product.revision),
    ...mainCategoryIdOf(product),
    ...(view.fields.has('CURRENCY') && { currency: view.money.currency }),
    ...(product.productType === 'physical' && Object.keys(weightUnit).length > 0 && { physicalProperties: weightUnit }),
  }
}
