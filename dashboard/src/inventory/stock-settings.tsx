import { Form } from 'react-router'
import { quantityMax } from '@stoa/contract/stock/preorder'
import { Button } from '@stoa/ui/components/button'
import { Field, TextArea } from '@stoa/ui/components/field'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { fullName, type InventoryRow, type StockItem } from './inventory-row.ts'

interface StockSettingsProps {
  settings: { trackQuantity: boolean; preorder: StockItem['preorderInfo'] }
  variants: readonly InventoryRow[]
  problems: FormProblems | undefined
}

const check = 'flex items-start gap-2.5'

/** Tracking and preorders of a product. */
export function StockSettings({ settings: { trackQuantity, preorder }, variants, problems }: StockSettingsProps) {
  const texts = useTexts()
  const { stockPage: words } = texts.dashboard
  return (
    <Card title={words.settings} detail={words.settingsDetail}>
      <Form method="post" className="grid gap-4">
        <label className={check}>
          <input type="checkbox" name="trackQuantity" defaultChecked={trackQuantity} className="mt-1 size-4" />
          {words.trackQuantity}
        </label>
        {!trackQuantity && (
          <fieldset className="grid gap-1.5">
            <legend className="mb-1 font-medium">{words.inStock}</legend>
            {variants.map((variant) => (
              <label key={variant.id} className={check}>
                <input type="hidden" name="variantId" value={variant.variantId} />
                <input type="checkbox" name={`inStock-${variant.variantId}`} defaultChecked={variant.isInStock} className="mt-1 size-4" />
                {variant.choices || fullName(variant)}
              </label>
            ))}
            <p className="text-small text-soft">{words.inStockHint}</p>
          </fieldset>
        )}
        <label className={check}>
          <input type="checkbox" name="preorder" defaultChecked={preorder.enabled} className="mt-1 size-4" />
          {words.preorder}
        </label>
        <TextArea
          label={words.message}
          optional={words.optional}
          hint={words.messageHint}
          name="message"
          rows={2}
          maxLength={250}
          defaultValue={preorder.message ?? ''}
          error={fieldError(texts, problems, 'message')}
        />
        <Field
          label={words.limit}
          optional={words.optional}
          hint={words.limitHint}
          name="limit"
          type="number"
          min={0}
          max={100_000}
          defaultValue={preorder.limit ?? ''}
          error={fieldError(texts, problems, 'limit')}
        />
        <div>
          <Button type="submit" name="intent" value="settings" look="quiet">
            {words.saveSettings}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

interface ThresholdFormProps {
  variant: InventoryRow
  problems: FormProblems | undefined
}

/** The own threshold of a variant. */
export function ThresholdForm({ variant: { variantId, threshold, ownThreshold }, problems }: ThresholdFormProps) {
  const texts = useTexts()
  const { stockPage: words } = texts.dashboard
  return (
    <Form method="post" className="mt-4 grid gap-3 border-t border-line pt-4">
      <input type="hidden" name="variantId" value={variantId} />
      <Field
        label={words.threshold}
        optional={words.optional}
        {...(ownThreshold === null && { hint: words.thresholdHint(threshold) })}
        name="threshold"
        type="number"
        min={0}
        max={quantityMax}
        defaultValue={ownThreshold ?? ''}
        error={fieldError(texts, problems, 'threshold')}
      />
      <div>
        <Button type="submit" name="intent" value="threshold" look="quiet">
          {words.saveThreshold}
        </Button>
      </div>
    </Form>
  )
}
