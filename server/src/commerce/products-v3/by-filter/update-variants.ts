import { productsV3 } from '@stoa/contract'
import { requireFields } from '../../catalogue-jobs/public.ts'
import { emptyProduct, type ProductWithVariants, theOnlyVariant } from '../../catalogue/public.ts'
import { withInput } from '../change/apply.ts'
import { changeEach } from '../change/change-each.ts'
import type { ProductInput } from '../change/input.ts'
import { Reader } from '../change/reader.ts'
import { checkInput } from './check-input.ts'
import { failuresOf } from './failures.ts'
import { fitting } from './fitting.ts'
import { products } from './products.ts'
import type { ProductTask, Requests } from './requests.ts'

type Sent = Requests['UPDATE_VARIANTS']['variant']
const noFacts = { parts: [], media: new Map(), files: new Set<string>(), categoryIds: new Set<string>() }

export const updateVariants: ProductTask<'UPDATE_VARIANTS'> = {
  call: productsV3.bulkUpdateProductVariantsByFilter,
  over: products,
  check(context, { variant }) {
    requireFields('variant', variant)
    const { product } = emptyProduct(context.now)
    const blank = { product, variants: [theOnlyVariant(product, [])] }
    const reader = new Reader(context, noFacts)
    const read = () => withInput(blank, inEachVariant(blank, variant), reader.reading('product'))
    checkInput(productsV3.bulkUpdateProductVariantsByFilter, reader, read, (field) =>
      field.replace('product.variantsInfo.variants[0]', 'variant'),
    )
  },
  async change(context, { variant }, held) {
    const reader = new Reader(context, noFacts)
    const change = (one: ProductWithVariants) =>
      fitting(reader.reading('product'), (reading) => withInput(one, inEachVariant(one, variant), reading))
    const changes = held.map(({ product: { id } }) => ({ id, change }))
    return failuresOf(held, await changeEach(context, held, { changes, reader }))
  },
}

/** All variants of a product as they would be sent, with the same fields. */
const inEachVariant = ({ variants }: ProductWithVariants, sent: Sent): ProductInput => ({
  variantsInfo: {
    variants: variants.map(({ id, choices }) => ({
      ...sent,
      id,
      choices: Object.entries(choices).map(([optionName, choiceName]) => ({ optionChoiceNames: { optionName, choiceName } })),
    })),
  },
})
