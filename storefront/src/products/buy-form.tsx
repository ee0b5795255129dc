import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import { BuyBar } from './buy-bar.tsx'
import type { OfferedOption, SelectedChoices } from './choices.ts'
import { fieldOfOption } from './field-names.ts'
import { OptionFields } from './option-fields.tsx'
import type { DisplayedPrice } from './price.ts'
import type { ProductView, VariantView } from './product-view.ts'
import { QuantityField } from './quantity-field.tsx'
import { buyText, canBuy, largestQuantity, leftOf } from './stock.ts'
import { useAdding, type Returned } from './use-adding.ts'
import type { Modified } from './with-modifiers.tsx'

interface BuyFormProps {
  product: ProductView
  price: DisplayedPrice
  options: OfferedOption[]
  /** Of options and modifiers. */
  chosen: SelectedChoices
  fields: Modified['fields'] | undefined
  variant: VariantView | undefined
  returned: Returned | undefined
}

/** Options, quantity and the add-to-cart button. */
export function BuyForm({ product, price, options, chosen, fields, variant, returned }: BuyFormProps) {
  const texts = useTexts()
  const choose = useChoosing(chosen)
  const { isAdding, refused, add } = useAdding(product.slug)
  const problem = refused ?? returned
  const row = useRef<HTMLDivElement>(null)
  return (
    <form id={formId} method="post" onSubmit={(event) => void add(event)} className="mt-6 space-y-6">
      {problem && <Notice key={JSON.stringify(problem)} tone="problem" title={problemSummary(texts, problem.problems)} focused />}
      <OptionFields options={options} onChoose={choose}>
        {fields?.(choose, problem)}
      </OptionFields>
      <p aria-live="polite" className={canBuy(variant) ? 'text-good' : 'font-medium text-sale'}>
        <StockLine variant={variant} isDigital={product.isDigital} />
      </p>
      <div ref={row}>
        <BuyRow variant={variant} returned={problem} isAdding={isAdding} />
      </div>
      <BuyBar watched={row} name={product.name} price={price} form={formId} variant={variant} isAdding={isAdding} />
    </form>
  )
}

const formId = 'buy'

/** Selecting a choice only changes the URL. */
function useChoosing(chosen: SelectedChoices): (option: string, choice: string) => void {
  const navigate = useNavigate()
  return (option, choice) => {
    const query = new URLSearchParams(location.search)
    for (const [name, one] of Object.entries({ ...chosen, [option]: choice })) query.set(fieldOfOption(name), one)
    void navigate(`?${query}`, { replace: true, preventScrollReset: true })
  }
}

function BuyRow({ variant, returned, isAdding }: Pick<BuyFormProps, 'variant' | 'returned'> & { isAdding: boolean }) {
  const texts = useTexts()
  const { product: words } = texts.storefront
  return (
    <div className="flex flex-wrap items-end gap-3">
      <QuantityField
        max={largestQuantity(variant)}
        start={returned?.typed.quantity ?? '1'}
        error={returned && fieldError(texts, returned.problems, 'quantity')}
      />
      <Button type="submit" disabled={!canBuy(variant)} pendingText={isAdding && words.adding} className="min-h-12 grow">
        {buyText(words, variant)}
      </Button>
    </div>
  )
}

const fewLeft = 5

function StockLine({ variant, isDigital }: { variant: VariantView | undefined; isDigital: boolean }) {
  const { product } = useTexts().storefront
  if (!variant) return product.noSuchVariant
  if (!canBuy(variant)) return product.soldOut
  if (variant.preorder !== undefined) return variant.preorder || product.preorderMessage
  const left = leftOf(variant)
  if (left !== undefined && left <= fewLeft) return product.fewLeft(left)
  return isDigital ? product.download : product.inStock
}
