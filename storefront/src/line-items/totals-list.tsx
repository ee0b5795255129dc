import { useTexts } from '@stoa/ui/texts/texts'
import type { TotalsView } from './totals.ts'

export function TotalsList({ totals: { rows, total, taxIncluded } }: { totals: TotalsView }) {
  const { totals } = useTexts().storefront
  return (
    <dl className="space-y-1.5 tabular-nums">
      {rows.map(({ name, amount }, index) => (
        <div key={`${name} ${index}`} className="flex justify-between gap-4">
          <dt>{totals[name]}</dt>
          <dd>{name === 'discount' ? `−${amount}` : amount}</dd>
        </div>
      ))}
      <div className={`flex justify-between gap-4 text-title font-semibold ${rows.length > 0 ? 'border-t border-line pt-3' : ''}`}>
        <dt>{totals.total}</dt>
        <dd>{total}</dd>
      </div>
      {taxIncluded && (
        <div className="flex justify-between gap-4 text-small text-soft">
          <dt>{totals.taxIncluded}</dt>
          <dd>{taxIncluded}</dd>
        </div>
      )}
    </dl>
  )
}
