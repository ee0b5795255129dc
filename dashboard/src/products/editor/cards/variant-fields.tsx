import { useMay } from '../../../kit/use-may.ts'
import { BareAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { amountText } from '../draft/amounts.ts'
import type { Combination } from '../draft/combinations.ts'
import type { VariantDraft } from '../draft/product-draft.ts'
import { paidFor } from '../draft/sales.ts'
import { useEditor } from '../editor-context.ts'
import { useMayChangeParts } from './use-may-change-parts.ts'

interface VariantFieldsProps {
  combination: Combination
  index: number
  initial: VariantDraft
}

const number = { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } as const

/** The row of a variant. */
export function VariantFields({ combination: { key, name }, index, initial }: VariantFieldsProps) {
  const { variants: texts, fields } = useTexts().dashboard.productEditor
  const { draft } = useEditor()
  const at = `variants.${index}`
  const mayChangeParts = useMayChangeParts()
  const mayChangeStock = useMay()('WIX_STORES.MODIFY_INVENTORY')
  const isDigital = draft.productType === 'digital'
  return (
    <tr>
      <td data-label={texts.offer}>
        <input type="hidden" name={`${at}.key`} value={key} />
        {isDigital && <input type="hidden" name={`${at}.weight`} value={initial.weight} />}
        <Check name={`${at}.visible`} isOn={initial.visible === 'on'} label={texts.offerOf(name)} />
      </td>
      <th scope="row" className="text-start font-medium">
        {name}
      </th>
      <td data-label={fields.price}>
        <BareAt name={`${at}.price`} value={initial.price} label={texts.of(fields.price, name)} placeholder={draft.price} {...number} />
      </td>
      {mayChangeParts && <SaleCell {...{ at, name, initial }} />}
      <td data-label={fields.cost}>
        <BareAt name={`${at}.cost`} value={initial.cost} label={texts.of(fields.cost, name)} placeholder={draft.cost} {...number} />
      </td>
      <td data-label={fields.sku}>
        <BareAt
          name={`${at}.sku`}
          value={initial.sku}
          label={texts.of(fields.sku, name)}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
      </td>
      {mayChangeParts && (
        <td data-label={fields.barcode} className="min-w-36">
          <BareAt
            name={`${at}.barcode`}
            value={initial.barcode}
            label={texts.of(fields.barcode, name)}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        </td>
      )}
      {!isDigital && (
        <td data-label={fields.weight}>
          <BareAt
            name={`${at}.weight`}
            value={initial.weight}
            label={texts.of(fields.weight, name)}
            placeholder={draft.weight}
            {...number}
          />
        </td>
      )}
      {mayChangeStock && <StockCell {...{ at, name, initial }} />}
    </tr>
  )
}

/** What the variant costs if it is reduced by itself; with a discount of the product, what shoppers pay then. */
function SaleCell({ at, name, initial }: { at: string; name: string; initial: VariantDraft }) {
  const { variants: texts, sales } = useTexts().dashboard.productEditor
  const { draft, facts } = useEditor()
  const isOff = draft.discount.type !== 'NONE'
  const paid = isOff ? paidFor({ price: draft.variants.find((row) => row.key === initial.key)?.price ?? '', sale: '' }, draft) : undefined
  return (
    <td data-label={sales.sale}>
      <BareAt
        name={`${at}.sale`}
        value={initial.sale}
        label={texts.of(sales.sale, name)}
        disabled={isOff}
        {...(isOff && { placeholder: amountText(paid, facts.decimals) })}
        {...number}
      />
    </td>
  )
}

/** Both fields are in the form, so that switching between them loses neither. */
function StockCell({ at, name, initial }: { at: string; name: string; initial: VariantDraft }) {
  const { variants: texts } = useTexts().dashboard.productEditor
  const { draft } = useEditor()
  const isTracked = draft.tracked === 'on'
  return (
    <td data-label={isTracked ? texts.quantity : texts.inStock}>
      <div hidden={!isTracked}>
        <BareAt
          name={`${at}.quantity`}
          value={initial.quantity}
          label={texts.of(texts.quantity, name)}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
        />
      </div>
      <div hidden={isTracked}>
        <Check name={`${at}.inStock`} isOn={initial.inStock === 'on'} label={texts.of(texts.inStock, name)} />
      </div>
    </td>
  )
}

const Check = ({ name, isOn, label }: { name: string; isOn: boolean; label: string }) => (
  <label className="grid min-h-6 place-items-center">
    <span className="sr-only">{label}</span>
    <input type="checkbox" name={name} value="on" defaultChecked={isOn} className="size-4" />
  </label>
)
