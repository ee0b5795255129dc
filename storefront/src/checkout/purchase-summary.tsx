import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { LineList } from '../line-items/line-list.tsx'
import { TotalsList } from '../line-items/totals-list.tsx'
import { paths } from '../paths.ts'
import type { CheckoutView } from './checkout-view.ts'

/** What is being bought, beside every step. */
export function PurchaseSummary({ checkout: { lines, totals }, isFromOwnCart }: { checkout: CheckoutView; isFromOwnCart: boolean }) {
  const { checkout: words } = useTexts().storefront
  return (
    <aside aria-label={words.summary} className="card self-start p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-title">{words.summary}</h2>
        {isFromOwnCart && (
          <Link to={paths.cart} className="link text-small">
            {words.changeCart}
          </Link>
        )}
      </div>
      <LineList lines={lines} />
      <div className="border-t border-line pt-4">
        <TotalsList totals={totals} />
      </div>
    </aside>
  )
}
