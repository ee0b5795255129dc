import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { TestedCart } from './tested-cart.server.ts'

/** The totals with the saved and with the edited settings, side by side. */
export function TestedComparison({ saved, edited }: { saved: TestedCart; edited: TestedCart }) {
  const { settings, order } = useTexts().dashboard
  const { cart: texts } = settings
  const amountIn = ({ explanation }: TestedCart, kind: string): string =>
    explanation.totals.find((total) => total.kind === kind)?.formattedAmount ?? '–'
  const kinds = Object.keys(order.explained.totals) as (keyof typeof order.explained.totals)[]
  const rows = kinds
    .map((kind) => ({ kind, before: amountIn(saved, kind), after: amountIn(edited, kind) }))
    .filter(({ before, after }) => before !== '–' || after !== '–')
  return (
    <Card title={texts.compare} flush>
      <table className="plain-table w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.totals}</span>
            </th>
            <th scope="col" className="text-end">
              {texts.asSaved}
            </th>
            <th scope="col" className="text-end">
              {texts.asEdited}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, before, after }) => (
            <tr key={kind} className={kind === 'TOTAL' ? 'font-semibold' : ''}>
              <th scope="row" className={kind === 'TOTAL' ? 'font-semibold' : 'font-normal'}>
                {order.explained.totals[kind]}
              </th>
              <td className="text-end">{before}</td>
              <td className="text-end">
                {before !== after && (
                  <span className="me-2">
                    <Badge tone="look">{texts.differs}</Badge>
                  </span>
                )}
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
