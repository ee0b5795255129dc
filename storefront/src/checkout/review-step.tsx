import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import { LineList } from '../line-items/line-list.tsx'
import { TotalsList } from '../line-items/totals-list.tsx'
import { paths } from '../paths.ts'
import type { StepProps } from './checkout-page.tsx'
import { StepForm } from './step-form.tsx'
import type { StepName } from './steps.ts'

/** All of it once more, and the button that orders. */
export function ReviewStep({ data }: StepProps) {
  const { review: words, next } = useTexts().storefront.checkout
  const { checkout, steps, method, idempotencyKey } = data
  const { lines, totals } = checkout
  const paysOnline = steps.includes('payment') && method === 'ONLINE'
  return (
    <StepForm step="review" submit={paysOnline ? words.orderAndPay(totals.total) : words.order(totals.total)}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div className="card divide-y divide-line px-5">
        <Given data={data} />
        <div className="py-1">
          <LineList lines={lines} />
        </div>
        <div className="py-4">
          <TotalsList totals={totals} />
        </div>
      </div>
      <p className="text-small text-soft">{paysOnline ? next.reviewOnline : next.reviewOffline}</p>
    </StepForm>
  )
}

/** What the steps before were told. */
function Given({ data: { checkout, steps, method, offline } }: Pick<StepProps, 'data'>) {
  const { payment, delivery: deliveryWords } = useTexts().storefront.checkout
  const { id, contact, address, deliveries } = checkout
  const delivery = deliveries.find(({ chosen }) => chosen)
  return (
    <>
      <Reviewed id={id} step="contact">
        <p>
          {contact.firstName} {contact.lastName}
        </p>
        <p>{contact.email}</p>
        {contact.phone && <p>{contact.phone}</p>}
      </Reviewed>
      {steps.includes('delivery') && (
        <Reviewed id={id} step="delivery">
          {address && <PostalAddress address={address} />}
          {delivery && (
            <p className="mt-1 text-soft">
              {delivery.title} – {delivery.price || deliveryWords.free}
            </p>
          )}
        </Reviewed>
      )}
      {steps.includes('payment') && (
        <Reviewed id={id} step="payment">
          <p>{method === 'ONLINE' ? payment.card : (offline?.title ?? payment.offline)}</p>
        </Reviewed>
      )}
    </>
  )
}

function Reviewed({ id, step, children }: { id: string; step: StepName; children: ReactNode }) {
  const { checkout } = useTexts().storefront
  return (
    <div className="flex justify-between gap-4 py-4">
      <div className="min-w-0">
        <h3 className="mb-1 font-sans text-small font-semibold text-soft">{checkout.steps[step]}</h3>
        {children}
      </div>
      <Link to={paths.checkout(id, step)} className="link shrink-0 text-small">
        {checkout.change}
        <span className="sr-only"> {checkout.steps[step]}</span>
      </Link>
    </div>
  )
}
