import { Form, Link } from 'react-router'
import { quantityMax } from '@stoa/contract/stock/preorder'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import type { FormProblems } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { ActionOptions, ReasonOptions } from './adjustment-options.tsx'
import { AvailableBadge } from './available-badge.tsx'
import { fullName, type InventoryRow } from './inventory-row.ts'
import { ThresholdForm } from './stock-settings.tsx'

/** The stock of a variant, and the form to adjust it. */
export function VariantStock({ variant, problems }: { variant: InventoryRow; problems: FormProblems | undefined }) {
  const { stockPage: words } = useTexts().dashboard
  const mayAdjust = useMay()('STOCK.ADJUST')
  const { isTracked, quantity, reserved, preordered } = variant
  const facts = [
    ...(isTracked ? [{ name: words.onHand, value: quantity + reserved }] : []),
    ...(isTracked ? [{ name: words.reserved, value: reserved }] : []),
    { name: words.available, value: <AvailableBadge row={variant} /> },
    ...(preordered > 0 ? [{ name: words.preordered, value: preordered }] : []),
  ]
  return (
    <Card title={words.facts}>
      <Facts facts={facts} />
      {mayAdjust && isTracked && <AdjustForm variant={variant} />}
      {mayAdjust && isTracked && <ThresholdForm variant={variant} problems={problems} />}
    </Card>
  )
}

function AdjustForm({ variant }: { variant: InventoryRow }) {
  const { stockPage: words, inventory } = useTexts().dashboard
  return (
    <Form method="post" aria-label={words.adjust} className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-3">
      <input type="hidden" name="id" value={variant.id} />
      <Select label={inventory.action} name="action">
        <ActionOptions />
      </Select>
      <Field label={inventory.quantity} name="quantity" type="number" min={0} max={quantityMax} required defaultValue={1} />
      <Select label={inventory.reason} name="reason">
        <ReasonOptions />
      </Select>
      <Field label={inventory.note} optional={words.optional} hint={words.noteHint} name="note" maxLength={500} className="sm:col-span-3" />
      <div>
        <Button type="submit" name="intent" value="adjust">
          {inventory.apply}
        </Button>
      </div>
    </Form>
  )
}

/** The variants of a product with their stock. */
export function VariantList({ variants }: { variants: readonly InventoryRow[] }) {
  const { stockPage: words } = useTexts().dashboard
  return (
    <Card title={words.variants}>
      <ul className="divide-y divide-line">
        {variants.map((variant) => (
          <li key={variant.id} className="flex items-center gap-3 py-1.5">
            <Link to={paths.stock(variant.productId, variant.variantId)} className="link me-auto min-w-0 wrap-anywhere">
              {variant.choices || fullName(variant)}
            </Link>
            <AvailableBadge row={variant} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
