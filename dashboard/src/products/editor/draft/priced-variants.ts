import type { Product, ProductV3 } from '../../../answers.ts'
import { isChanged, type PartChanges, type PartForms } from './part-changes.ts'
import type { ProductDraft, ProductField, VariantDraft } from './product-draft.ts'
import { fullPrice, hasSales, paidFor } from './sales.ts'
import { variantRows } from './variant-changes.ts'

type SentVariant = NonNullable<NonNullable<PartChanges['variantsInfo']>['variants']>[number]
type VariantV3 = NonNullable<NonNullable<ProductV3['variantsInfo']>['variants']>[number]

interface Products {
  product: Product
  v3: ProductV3
}

/** The fields of the form that barcodes and prices of variants depend on. */
const variantFields: readonly ProductField[] = ['variants', 'barcode', 'price', 'discount', 'options', 'managed']

/** All variants with their path in the form, and with the barcodes and prices that the form changes; undefined if it changes none. A variant is sent without
 *  what stays as it is. */
export function pricedVariants(forms: PartForms, { product, v3 }: Products): { path: string; variant: SentVariant }[] | undefined {
  if (!isChanged(variantFields, forms.draft, forms.base)) return undefined
  const isByVariant = product.manageVariants === true && product.productOptions.length > 0
  const rows = new Map(
    isByVariant ? variantRows({ draft: forms.draft, base: undefined }, product.variants).map((row) => [row.variant.id, row]) : [],
  )
  const isPriced = hasSales(forms.draft) || hasSales(forms.present)
  const sent = (v3.variantsInfo?.variants ?? []).map((variant) => {
    const found = rows.get(variant.id ?? '')
    const barcode = barcodeChange(isByVariant ? found?.row : forms.draft, variant)
    const change = { ...barcode, ...(found && isPriced && priceChange(found.row, variant, forms.draft)) }
    return {
      path: found ? `variants.${found.index}.` : '',
      change,
      variant: { id: variant.id ?? null, choices: choicesOf(variant), ...change },
    }
  })
  return sent.some(({ change }) => Object.keys(change).length > 0) ? sent : undefined
}

const choicesOf = ({ choices = [] }: VariantV3) => choices.map(({ optionChoiceIds = {} }) => ({ optionChoiceIds }))

const barcodeChange = (typed: Pick<VariantDraft, 'barcode'> | undefined, { barcode = '' }: VariantV3): Pick<SentVariant, 'barcode'> =>
  typed && typed.barcode !== (barcode ?? '') ? { barcode: typed.barcode || null } : {}

/** The price of a variant before and after its reduction, if one of them changes. */
function priceChange(row: VariantDraft, { price }: VariantV3, draft: ProductDraft): Pick<SentVariant, 'price'> {
  const [full, sale] = [fullPrice(row, draft), saleOf(row, draft)]
  const actual = Number(price?.actualPrice?.amount)
  const before = price?.compareAtPrice?.amount === undefined ? undefined : Number(price.compareAtPrice.amount)
  const isThere = sale === undefined ? actual === full && before === undefined : actual === sale && before === full
  if (full === undefined || isThere) return {}
  const amount = (value: number) => ({ amount: String(value) })
  return { price: sale === undefined ? { actualPrice: amount(full) } : { actualPrice: amount(sale), compareAtPrice: amount(full) } }
}

/** What a reduced variant costs. V1 doesn’t write a discount that it shows of reductions one by one, so it is written here. */
function saleOf(row: VariantDraft, draft: ProductDraft): number | undefined {
  const [full, paid] = [fullPrice(row, draft), paidFor(row, draft)]
  return paid === full ? undefined : paid
}
