import { useTexts } from '@stoa/ui/texts/texts'
import type { OrderLineView, OrderView } from './order-view.ts'

/** What was bought, what it comes to, and what of it is paid. */
export function OrderLines({ order: { lines, totals, total, paid } }: { order: OrderView }) {
  const { order: words } = useTexts().dashboard
  return (
    <section aria-labelledby="lines" className="card p-5">
      <h2 id="lines" className="text-title">
        {words.lines}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-4 py-3">
            <OrderLine line={line} />
          </li>
        ))}
      </ul>
      <dl className="space-y-1.5 border-t border-line pt-4 tabular-nums">
        {totals.map(({ name, amount }) => (
          <Row key={name} name={words.totals[name]} amount={name === 'discount' ? `−${amount}` : amount} />
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 text-title font-semibold">
          <dt>{words.totals.total}</dt>
          <dd>{total}</dd>
        </div>
        {paid && <Row name={words.paid} amount={paid} />}
      </dl>
    </section>
  )
}

function OrderLine({ line: { name, choices, sku, quantity, price, total } }: { line: OrderLineView }) {
  const { order: words } = useTexts().dashboard
  return (
    <>
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        {choices && <p className="text-small text-soft">{choices}</p>}
        {sku && <p className="text-small text-soft">{words.sku(sku)}</p>}
      </div>
      <p className="shrink-0 text-end tabular-nums">
        {total}
        <span className="block text-small text-soft">{words.quantityTimes(quantity, price)}</span>
      </p>
    </>
  )
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)
