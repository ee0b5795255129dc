import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import type { StepName } from './steps.ts'

/** Everything entered, next to the items, and the button that places the order. */
export function ReviewStep(props: StepProps) {
  const { review: words, next } = useTexts().storefront.checkout
  const { checkout, steps, method, idempotencyKey } = props.data
  const { totals, total } = checkout
  const isFree = !steps.includes('payment')
  const paysOnline = !isFree && method === 'ONLINE'
  const aside = isFree ? next.reviewFree : paysOnline ? next.reviewOnline : next.reviewOffline
  return (
    <StepForm {...props} submit={paysOnline ? words.orderAndPay(totals.total) : words.order(totals.total)} aside={aside}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="total" value={total} />
      <input type="hidden" name="shownTotal" value={totals.total} />
      <div className="divide-y divide-line border-b border-line">
        <EnteredDetails {...props} />
      </div>
    </StepForm>
  )
}

/** The input of the previous steps. */
function EnteredDetails({ data: { checkout, steps, method, offline } }: Pick<StepProps, 'data'>) {
  const { payment, review } = useTexts().storefront.checkout
  const { id, contact, billing, note } = checkout
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
          <ReviewedDelivery checkout={checkout} />
          {note && (
            <p className="mt-2 text-soft">
              {review.note}: {note}
            </p>
          )}
        </Reviewed>
      )}
      {steps.includes('payment') && (
        <Reviewed id={id} step="payment">
          <p>{method === 'ONLINE' ? payment.card : (offline?.title ?? payment.offline)}</p>
          {billing.shownAddress && (
            <div className="mt-2">
              <p className="text-small text-soft">{review.billedTo}</p>
              <PostalAddress address={billing.shownAddress} />
            </div>
          )}
        </Reviewed>
      )}
    </>
  )
}

function ReviewedDelivery({ checkout: { shownAddress, deliveries } }: Pick<StepProps['data'], 'checkout'>) {
  const { delivery: words } = useTexts().storefront.checkout
  const chosen = deliveries.find((delivery) => delivery.chosen)
  return (
    <>
      {chosen?.place ? <PostalAddress address={chosen.place} /> : shownAddress && <PostalAddress address={shownAddress} />}
      {chosen && (
        <p className="mt-1 text-soft">
          {chosen.title} – {chosen.price || words.free}
          {chosen.time && <span className="block">{chosen.time}</span>}
        </p>
      )}
    </>
  )
}

function Reviewed({ id, step, children }: { id: string; step: StepName; children: ReactNode }) {
  const { checkout } = useTexts().storefront
  return (
    <div className="flex justify-between gap-4 py-4 first:pt-0">
      <div className="min-w-0">
        <h3 className="mb-1 text-small font-semibold text-soft">{checkout.steps[step]}</h3>
        {children}
      </div>
      <Link to={paths.checkout(id, step)} className="link shrink-0 text-small">
        {checkout.change}
        <span className="sr-only"> {checkout.steps[step]}</span>
      </Link>
    </div>
  )
}
