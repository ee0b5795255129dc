import { LineList } from '../line-items/line-list.tsx'
import { TotalsList } from '../line-items/totals-list.tsx'
import { ReturnLink } from '../return-urls/return-link.tsx'
import { useTexts } from '../texts/texts.ts'
import type { CheckoutView } from './checkout-view.ts'
import { ExplainedTotal } from './explained-total.tsx'

interface PurchaseSummaryProps {
  checkout: CheckoutView
  /** Where the items can be changed. */
  toCart: string | undefined
  /** It is being recalculated. */
  isBusy: boolean
}

/** The items and how the total is calculated, beside the form; on phones above it, collapsed to the total. */
export function PurchaseSummary({ checkout, toCart, isBusy }: PurchaseSummaryProps) {
  const { lines, count, totals, explanation } = checkout
  const { checkout: words } = useTexts().storefront
  return (
    <aside
      aria-label={words.summary}
      className="card self-start px-4 sm:px-5 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:py-5"
    >
      <details className="fold lg:details-content:[block-size:auto] lg:details-content:[content-visibility:visible]">
        <summary className="lg:hidden">
          <span>{words.summary}</span>
          <span className="ms-auto font-normal tabular-nums">{words.summaryOf(words.items(count), totals.total)}</span>
        </summary>
        <div className="max-lg:border-t max-lg:border-line max-lg:py-4">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-title max-lg:sr-only">{words.summary}</h2>
            {toCart && (
              <ReturnLink to={toCart} className="link text-small">
                {words.changeCart}
              </ReturnLink>
            )}
          </div>
          <LineList lines={lines} />
          <div className="border-t border-line pt-4">
            <TotalsList totals={totals} isBusy={isBusy} />
            <ExplainedTotal explanation={explanation} totals={totals} />
          </div>
        </div>
      </details>
    </aside>
  )
}
