import { Plus, Search, X } from 'lucide-react'
import { Field } from '@stoa/ui/components/field'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { Carried } from './carried.tsx'
import type { TestedView } from './tested-cart.server.ts'
import type { ProductMatch } from './tested-goods.server.ts'

/** The lines of the test cart, and what can be added: products by name, or any amount. */
export function TestedGoods({ view }: { view: TestedView }) {
  const { cart: texts } = useTexts().dashboard.settings
  const { form, found } = view
  return (
    <Card title={texts.lines}>
      <div className="space-y-4">
        {form.lines.length === 0 ? (
          <p className="text-soft">
            {texts.empty}. {texts.emptyHint}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {form.lines.map((line, index) => (
              <InCart key={`${line.product} ${line.variant} ${index}`} view={view} index={index} />
            ))}
          </ul>
        )}
        <search className="flex items-end gap-2">
          <Field label={texts.search} name="q" type="search" defaultValue={form.q} maxLength={100} className="grow" />
          <button type="submit" className="button button-quiet" aria-label={texts.find}>
            <Search aria-hidden className="size-4" />
          </button>
        </search>
        {found && <Matches found={found} />}
        <div className="flex flex-wrap items-end gap-2">
          <Field label={texts.freeName} name="newName" defaultValue="" maxLength={200} className="min-w-32 grow" />
          <Field
            label={`${texts.freePrice} (${view.currency})`}
            name="newPrice"
            defaultValue=""
            inputMode="decimal"
            maxLength={16}
            className="w-32"
          />
          <button type="submit" className="button button-quiet" aria-label={texts.addFree}>
            <Plus aria-hidden className="size-4" />
          </button>
        </div>
      </div>
    </Card>
  )
}

function InCart({ view: { form, saved, edited }, index }: { view: TestedView; index: number }) {
  const { cart: texts } = useTexts().dashboard.settings
  const line = form.lines[index]!
  const tested = (edited ?? saved)?.lines[index]
  const name = tested?.name || line.name || texts.freeDefault
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      {(['product', 'variant', 'name', 'price'] as const).map((field) => (
        <Carried key={field} name={`lines.${index}.${field}`} value={line[field]} />
      ))}
      <span className="min-w-0 grow basis-32">
        <span className="block wrap-anywhere">{name}</span>
        <span className="text-small text-soft tabular-nums">{tested?.price?.formattedAmount}</span>
        {tested && tested.status !== 'AVAILABLE' && (
          <span className="ms-2 text-small font-medium text-danger">{tested.status === 'NOT_FOUND' ? texts.notCounted : texts.short}</span>
        )}
      </span>
      <input
        name={`lines.${index}.quantity`}
        defaultValue={line.quantity}
        aria-label={texts.quantityOf(name)}
        type="number"
        min={1}
        max={100_000}
        className="control w-20!"
      />
      <button type="submit" name="intent" value={`out:${index}`} className="icon-button size-9" aria-label={texts.remove(name)}>
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

function Matches({ found }: { found: readonly ProductMatch[] }) {
  const { cart: texts } = useTexts().dashboard.settings
  if (found.length === 0) return <p className="text-soft">{texts.nothingFound}</p>
  return (
    <ul aria-label={texts.found} className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line">
      {found.map(({ product, variant, name, price, isSoldOut }) => (
        <li key={`${product} ${variant}`} className="flex items-center gap-3 py-1 ps-3 pe-1">
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          {isSoldOut && <Badge tone="quiet">{texts.soldOut}</Badge>}
          <span className="text-small text-soft tabular-nums">{price}</span>
          <button
            type="submit"
            name="intent"
            value={`put:${product}:${variant}`}
            className="icon-button size-9"
            aria-label={texts.addProduct(name)}
          >
            <Plus aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
