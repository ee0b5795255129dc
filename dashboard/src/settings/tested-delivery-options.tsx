import { Check } from 'lucide-react'
import { useTexts } from '../texts/texts.ts'
import type { TestedCart } from './tested-cart.server.ts'

/** The delivery options for the cart, each with the cart's total if it is selected. */
export function TestedDeliveryOptions({ cart: { delivery } }: { cart: TestedCart }) {
  const { cart: texts } = useTexts().dashboard.settings
  if (delivery.status === 'NOT_NEEDED') return <p className="p-(--pad) pt-0 text-soft">{texts.notNeeded}</p>
  if (delivery.status === 'ADDRESS_NEEDED') return <p className="p-(--pad) pt-0 text-soft">{texts.addressNeeded}</p>
  if (delivery.options.length === 0) return <p className="p-(--pad) pt-0 text-soft">{texts.noWay}</p>
  return (
    <div className="overflow-x-auto">
      <table className="plain-table w-full">
        <thead>
          <tr>
            <th scope="col">{texts.way}</th>
            <th scope="col" className="text-end">
              {texts.itsPrice}
            </th>
            <th scope="col" className="text-end">
              {texts.wholeCart}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {delivery.options.map((way) => (
            <DeliveryOption key={way.code} way={way} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DeliveryOption({
  way: { code, title, deliveryTime, price, freeFrom, pickupPlace, selected, total },
}: {
  way: TestedCart['delivery']['options'][number]
}) {
  const { cart: texts } = useTexts().dashboard.settings
  const isFree = Number(price.amount) === 0
  const details = [deliveryTime, pickupPlace?.name, freeFrom && texts.freeFrom(freeFrom.formattedAmount ?? '')].filter(Boolean)
  return (
    <tr className={selected ? 'bg-accent-wash' : ''}>
      <td>
        {selected ? (
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <Check aria-hidden className="size-4 text-accent" />
            {title}
            <span className="sr-only">({texts.chosen})</span>
          </span>
        ) : (
          <button type="submit" name="intent" value={`choose:${code}`} className="link text-start" aria-label={texts.choose(title)}>
            {title}
          </button>
        )}
        <span className="block text-small text-soft">{details.join(' · ')}</span>
      </td>
      <td className="text-end">{isFree ? texts.free : price.formattedAmount}</td>
      <td className="text-end font-medium">{total.formattedAmount}</td>
    </tr>
  )
}
