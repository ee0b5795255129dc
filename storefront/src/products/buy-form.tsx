import { Form, useNavigate, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { useTexts } from '@stoa/ui/texts/texts'
import { isInStock, type OfferedOption } from './choices.ts'
import { fieldOfOption, fieldOfText } from './field-names.ts'
import { OptionFields } from './option-fields.tsx'
import type { ProductView, VariantView } from './product-view.ts'

export interface Returned {
  problems: FormProblems
  typed: Readonly<Record<string, string>>
}

interface BuyFormProps {
  product: ProductView
  options: OfferedOption[]
  variant: VariantView | undefined
  returned: Returned | undefined
}

/** Options, quantity, and the button that matters. */
export function BuyForm({ product, options, variant, returned }: BuyFormProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  const choose = (option: string, choice: string): void => {
    const chosen = options.flatMap(({ name, choices }) => choices.filter((one) => one.chosen).map((one) => [fieldOfOption(name), one.name]))
    const query = new URLSearchParams({ ...Object.fromEntries(chosen), [fieldOfOption(option)]: choice })
    void navigate(`?${query}`, { replace: true, preventScrollReset: true })
  }
  return (
    <Form method="post" className="mt-6 space-y-6">
      {returned && <Notice tone="problem" title={problemSummary(texts, returned.problems)} focused />}
      <OptionFields options={options} onChoose={choose} />
      <WrittenFields fields={product.textFields} returned={returned} />
      <p aria-live="polite" className={canBuy(variant) ? 'text-good' : 'font-medium text-sale'}>
        <StockLine variant={variant} isDigital={product.isDigital} />
      </p>
      <BuyRow variant={variant} returned={returned} />
    </Form>
  )
}

/** What a shopper has written on the thing. */
function WrittenFields({ fields, returned }: { fields: ProductView['textFields']; returned: Returned | undefined }) {
  const texts = useTexts()
  return fields.map(({ title, lengthMax, needed }, index) => (
    <Field
      key={title}
      label={title}
      name={fieldOfText(index)}
      maxLength={lengthMax}
      required={needed}
      {...(!needed && { optional: texts.shared.optional })}
      defaultValue={returned?.typed[fieldOfText(index)]}
      error={returned && fieldError(texts, returned.problems, fieldOfText(index))}
    />
  ))
}

function BuyRow({ variant, returned }: Pick<BuyFormProps, 'variant' | 'returned'>) {
  const texts = useTexts()
  const { product: words } = texts.storefront
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label={words.quantity}
        type="number"
        name="quantity"
        min={1}
        max={largestQuantity(variant)}
        step={1}
        required
        inputMode="numeric"
        defaultValue={returned?.typed.quantity ?? '1'}
        error={returned && fieldError(texts, returned.problems, 'quantity')}
        className="w-24"
      />
      <Button type="submit" disabled={!canBuy(variant)} pendingText={isSending && words.adding} className="grow">
        {words.addToCart}
      </Button>
    </div>
  )
}

const canBuy = (variant: VariantView | undefined): boolean => variant !== undefined && isInStock(variant)

/** More than this nobody means. */
const quantityMax = 999
const fewLeft = 5

const counted = (variant: VariantView | undefined): number | undefined =>
  variant?.stock.trackQuantity && typeof variant.stock.quantity === 'number' ? variant.stock.quantity : undefined

const largestQuantity = (variant: VariantView | undefined): number => Math.max(1, Math.min(counted(variant) ?? quantityMax, quantityMax))

function StockLine({ variant, isDigital }: { variant: VariantView | undefined; isDigital: boolean }) {
  const { product } = useTexts().storefront
  if (!variant) return product.noSuchVariant
  if (!isInStock(variant)) return product.soldOut
  const left = counted(variant)
  if (left !== undefined && left <= fewLeft) return product.fewLeft(left)
  return isDigital ? product.download : product.inStock
}
