import { useTexts } from '../texts/texts.ts'
import type { TotalsView } from './totals.ts'

/** The totals. While they are being recalculated the amounts are hidden, because they may change. */
export function TotalsList({ totals: { rows, total, taxIncluded }, isBusy = false }: { totals: TotalsView; isBusy?: boolean }) {
  const { totals } = useTexts().storefront
  return (
    <dl aria-busy={isBusy} className={`space-y-1.5 tabular-nums ${isBusy ? 'opacity-50 transition-opacity delay-150' : ''}`}>
      {rows.map(({ name, amount }, index) => (
        <div key={`${name} ${index}`} className="flex justify-between gap-4">
          <dt>{totals[name]}</dt>
          <dd>{name === 'discount' ? `−${amount}` : amount || totals.free}</dd>
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
