import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { LiveSign } from '../kit/live-sign.tsx'
import { useLive } from '../kit/live.ts'
import { useTexts } from '../texts/texts.ts'

const arrivals = ['wix.ecom.v1.order_approved']

/** The number of orders placed since the list was loaded, as a link that shows them. Rows never move by themselves. */
export function NewOrders() {
  const { key } = useLocation()
  return (
    <div className="flex items-center gap-3">
      <LiveSign />
      <Arrivals key={key} />
    </div>
  )
}

function Arrivals() {
  const { orders } = useTexts().dashboard
  const [query] = useSearchParams()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  useLive(arrivals, ({ entityId }) => setIds((before) => new Set([...before, entityId])))
  return (
    <output>
      {ids.size > 0 && (
        <Link to={withParams(query, {})} className="button button-primary rounded-full!">
          <ArrowUp aria-hidden className="size-4" />
          {orders.arrived(ids.size)}
        </Link>
      )}
    </output>
  )
}
