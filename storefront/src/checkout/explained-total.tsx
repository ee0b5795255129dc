import type { TotalsView } from '../line-items/totals.ts'
import { useTexts } from '../texts/texts.ts'
import type { Explanation, ExplainedTax } from './explanation.ts'

/** How the total was calculated, line by line. */
export function ExplainedTotal({ explanation, totals }: { explanation: Explanation; totals: TotalsView }) {
  const { review: words } = useTexts().storefront.checkout
  const { lines, delivery, taxIncluded } = explanation
  const taken = totals.rows.filter(({ name }) => name === 'discount')
  const { totals: names } = useTexts().storefront
  return (
    <details className="fold text-small">
      <summary className="link min-h-11! font-normal!">{words.explain}</summary>
      <dl className="space-y-2 border-s-2 border-line ps-4 tabular-nums">
        {lines.map(({ id, name, quantity, price, amount, taxes }) => (
          <Row
            key={id}
            label={`${name}: ${words.quantityTimes(quantity, price)}`}
            amount={amount}
            taxes={taxes}
            taxIncluded={taxIncluded}
          />
        ))}
        {taken.map(({ amount }, index) => (
          <Row key={`${amount} ${index}`} label={names.discount} amount={`−${amount}`} taxes={[]} taxIncluded={taxIncluded} />
        ))}
        {delivery && (
          <Row label={`${words.delivery}: ${delivery.title}`} amount={delivery.amount} taxes={delivery.taxes} taxIncluded={taxIncluded} />
        )}
        <Row label={words.total} amount={totals.total} taxes={[]} taxIncluded={taxIncluded} />
      </dl>
    </details>
  )
}

interface RowProps {
  label: string
  amount: string
  taxes: readonly ExplainedTax[]
  taxIncluded: boolean
}

function Row({ label, amount, taxes, taxIncluded }: RowProps) {
  const { review: words } = useTexts().storefront.checkout
  const taxName = taxIncluded ? words.taxIncludedOf : words.taxOf
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt className="min-w-0">{label}</dt>
        <dd className="shrink-0">{amount}</dd>
      </div>
      {taxes.map((tax) => (
        <div key={`${tax.name} ${tax.percent}`} className="flex justify-between gap-4 text-soft">
          <dt className="min-w-0 ps-4">{taxName(tax.name, tax.percent)}</dt>
          <dd className="shrink-0">{tax.amount}</dd>
        </div>
      ))}
    </>
  )
}
