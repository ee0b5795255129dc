import { useTexts } from '@stoa/ui/texts/texts'
import type { TotalsView } from './totals.ts'

export function TotalsList({ totals: { rows, total } }: { totals: TotalsView }) {
  const { totals } = useTexts().storefront
  return (
    <dl className="space-y-1.5 tabular-nums">
      {rows.map(({ name, amount }) => (
        <div key={name} className={`flex justify-between gap-4 ${name === 'taxIncluded' ? 'text-small text-soft' : ''}`}>
          <dt>{totals[name]}</dt>
          <dd>{name === 'discount' ? `−${amount}` : amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-title font-semibold">
        <dt>{totals.total}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}
