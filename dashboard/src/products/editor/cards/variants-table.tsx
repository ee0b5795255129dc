import { useMemo } from 'react'
import { useMay } from '../../../kit/use-may.ts'
import { useTexts } from '../../../texts/texts.ts'
import { combinationCount, combinations, variantsMax, type Combination } from '../draft/combinations.ts'
import type { ProductDraft, VariantDraft } from '../draft/product-draft.ts'
import { hasSales } from '../draft/sales.ts'
import { useEditor } from '../editor-context.ts'
import { ApplyToVariants } from './apply-to-variants.tsx'
import { useMayChangeParts } from './use-may-change-parts.ts'
import { VariantFields } from './variant-fields.tsx'

const freshVariant: Omit<VariantDraft, 'key'> = {
  price: '',
  sale: '',
  cost: '',
  sku: '',
  barcode: '',
  weight: '',
  visible: 'on',
  quantity: '',
  inStock: 'on',
}

/** The variants that the options make, as rows of fields. Those that aren't offered are hidden from shoppers. */
export function VariantsTable() {
  const { variants: texts } = useTexts().dashboard.productEditor
  const { draft, initial } = useEditor()
  const optionsJson = JSON.stringify(draft.options)
  const rows = useMemo(() => combinations(JSON.parse(optionsJson) as ProductDraft['options']), [optionsJson])
  const count = combinationCount(draft.options)
  const offered = draft.variants.filter(({ visible }) => visible === 'on').length
  if (count > variantsMax) return <p className="mt-3 font-medium text-danger">{texts.tooMany(count, variantsMax)}</p>
  return (
    <div className="mt-4">
      <p className="text-small text-soft">{texts.hint}</p>
      <SaleHint />
      <ApplyToVariants combinations={rows} />
      <div className="variant-table mt-3 overflow-x-auto">
        <table className="plain-table w-full border-separate border-spacing-0 text-start">
          <caption className="text-start text-small text-soft">{texts.offered(offered, count)}</caption>
          <HeadRow />
          <tbody>
            {rows.map((combination, index) => (
              <VariantFields key={combination.key} {...{ combination, index }} initial={initialOf(initial, combination)} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** How sale prices and the discount of the product exclude each other. */
function SaleHint() {
  const { sales } = useTexts().dashboard.productEditor
  const { draft } = useEditor()
  if (!useMayChangeParts()) return null
  const text = draft.discount.type !== 'NONE' ? sales.none : hasSales(draft) ? `${sales.hint} ${sales.becomesPrice}` : sales.hint
  return <p className="mt-1 text-small text-soft">{text}</p>
}

const initialOf = ({ variants }: ProductDraft, { key }: Combination): VariantDraft =>
  variants.find((row) => row.key === key) ?? { key, ...freshVariant }

function HeadRow() {
  const { productEditor: texts } = useTexts().dashboard
  const { facts, draft } = useEditor()
  const mayChangeStock = useMay()('WIX_STORES.MODIFY_INVENTORY')
  const mayChangeParts = useMayChangeParts()
  const { variants, fields } = texts
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{variants.offer}</span>
        </th>
        <th scope="col">{variants.variant}</th>
        <th scope="col">{`${fields.price} (${facts.currency})`}</th>
        {mayChangeParts && <th scope="col">{`${texts.sales.sale} (${facts.currency})`}</th>}
        <th scope="col">{`${fields.cost} (${facts.currency})`}</th>
        <th scope="col">{fields.sku}</th>
        {mayChangeParts && <th scope="col">{fields.barcode}</th>}
        {draft.productType !== 'digital' && <th scope="col">{texts.weight(texts.weightUnits[facts.weightUnit] ?? '')}</th>}
        {mayChangeStock && <th scope="col">{draft.tracked === 'on' ? variants.quantity : variants.inStock}</th>}
      </tr>
    </thead>
  )
}
