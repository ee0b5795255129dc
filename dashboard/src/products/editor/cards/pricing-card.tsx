import { numberFormat } from '@stoa/ui/formats'
import { AmountAt, ChoiceAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { measureNames, priceFacts } from '../draft/price-facts.ts'
import { hasSales, paidRange } from '../draft/sales.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'

/** Price, discount, cost and the price per unit, and what follows from them. */
export function PricingCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, draft } = useEditor()
  const isReplacing = draft.discount.type !== 'NONE' && hasSales(initial)
  return (
    <EditorCard id="pricing" title={texts.sections.pricing}>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <AmountAt name="price" value={initial.price} label={texts.fields.price} />
        <ChoiceAt
          name="discount.type"
          value={initial.discount.type}
          label={texts.fields.discount}
          {...(isReplacing && { hint: texts.sales.replaced })}
          choices={Object.entries(texts.discounts).map(([value, text]) => ({ value, text }))}
        />
        <TextAt
          name="discount.value"
          value={initial.discount.value}
          label={texts.fields.discountValue}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <AmountAt name="cost" value={initial.cost} label={texts.fields.cost} hint={texts.hints.cost} />
      </div>
      <PriceOutput />
      <UnitFields />
    </EditorCard>
  )
}

/** The price after the discount, profit and margin. */
function PriceOutput() {
  const { resulting, sales } = useTexts().dashboard.productEditor
  const { draft, facts } = useEditor()
  const { paid, profit, margin } = priceFacts(draft)
  const money = numberFormat(facts.locale, { style: 'currency', currency: facts.currency })
  const percent = numberFormat(facts.locale, { style: 'percent', maximumFractionDigits: 1 })
  const range = hasSales(draft) ? paidRange(draft) : undefined
  const isReduced = draft.discount.type !== 'NONE' && draft.discount.value !== ''
  return (
    <output className="mt-3 flex flex-wrap gap-x-4 text-small tabular-nums empty:hidden">
      {range && <span>{sales.range(money.format(range.lowest), money.format(range.highest))}</span>}
      {!range && isReduced && paid !== undefined && <span>{resulting.paid(money.format(paid))}</span>}
      {!range && profit !== undefined && margin !== undefined && (
        <span className={profit < 0 ? 'text-danger' : 'text-soft'}>{resulting.profit(money.format(profit), percent.format(margin))}</span>
      )}
    </output>
  )
}

function UnitFields() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, draft, facts } = useEditor()
  const { perUnit } = priceFacts(draft)
  const units = [{ value: '', text: texts.unit.none }, ...measureNames.map((value) => ({ value, text: texts.measures[value] ?? value }))]
  const { quantity, measure, baseQuantity, baseMeasure } = initial.unit
  const money = numberFormat(facts.locale, { style: 'currency', currency: facts.currency })
  return (
    <details className="mt-4" {...(quantity !== '' && { open: true })}>
      <summary className="font-medium">{texts.fields.unit}</summary>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextAt name="unit.quantity" value={quantity} label={texts.unit.quantity} inputMode="decimal" maxLength={20} autoComplete="off" />
        <ChoiceAt name="unit.measure" value={measure} label={texts.unit.measure} choices={units} />
        <TextAt
          name="unit.baseQuantity"
          value={baseQuantity}
          label={texts.unit.baseQuantity}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <ChoiceAt name="unit.baseMeasure" value={baseMeasure} label={texts.unit.baseMeasure} choices={units} />
      </div>
      <output className="mt-2 block text-small text-soft tabular-nums empty:hidden">
        {perUnit !== undefined &&
          texts.resulting.perUnit(
            money.format(perUnit),
            `${draft.unit.baseQuantity} ${texts.measures[draft.unit.baseMeasure] ?? ''}`.trim(),
          )}
      </output>
    </details>
  )
}
