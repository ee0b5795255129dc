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
import { fullName, type InventoryRow, isAdjustable } from './inventory-row.ts'
import { atLocation, type LocationOption } from './location.ts'
import { ThresholdForm } from './stock-settings.tsx'

interface VariantStockProps {
  variant: InventoryRow
  /** The location, if there are several. */
  location: LocationOption | undefined
  problems: FormProblems | undefined
}

/** The stock of a variant, and the form to adjust it. */
export function VariantStock({ variant, location, problems }: VariantStockProps) {
  const { stockPage: words } = useTexts().dashboard
  const mayAdjust = useMay()('STOCK.ADJUST')
  const { hasItem, isTracked, quantity, reserved, preordered } = variant
  const facts = [
    ...(isTracked ? [{ name: words.onHand, value: quantity + reserved }] : []),
    ...(isTracked ? [{ name: words.reserved, value: reserved }] : []),
    { name: words.available, value: <AvailableBadge row={variant} /> },
    ...(preordered > 0 ? [{ name: words.preordered, value: preordered }] : []),
  ]
  return (
    <Card title={words.facts} {...(location && { detail: words.at(location.name, location.isDefault) })}>
      <Facts facts={facts} />
      {mayAdjust && !hasItem && <p className="mt-3 text-small text-soft">{words.notStockedHint}</p>}
      {mayAdjust && isAdjustable(variant) && <AdjustForm variant={variant} />}
      {mayAdjust && isTracked && <ThresholdForm variant={variant} problems={problems} />}
    </Card>
  )
}

function AdjustForm({ variant }: { variant: InventoryRow }) {
  const { stockPage: words, inventory } = useTexts().dashboard
  return (
    <Form method="post" aria-label={words.adjust} className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-3">
      <input type="hidden" name="id" value={variant.id} />
      <input type="hidden" name="location" value={variant.locationId} />
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

interface VariantListProps {
  variants: readonly InventoryRow[]
  /** The location, if there are several. */
  location: LocationOption | undefined
}

/** The variants of a product with their stock. */
export function VariantList({ variants, location }: VariantListProps) {
  const { stockPage: words } = useTexts().dashboard
  return (
    <Card title={words.variants} {...(location && { detail: words.at(location.name, location.isDefault) })}>
      <ul className="divide-y divide-line">
        {variants.map((variant) => (
          <li key={variant.id} className="flex items-center gap-3 py-1.5">
            <Link
              to={atLocation(paths.stock(variant.productId, variant.variantId), location)}
              className="link me-auto min-w-0 wrap-anywhere"
            >
              {variant.choices || fullName(variant)}
            </Link>
            <AvailableBadge row={variant} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
