import type { ReactNode } from 'react'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import { useTexts } from '@stoa/ui/texts/texts'
import type { OrderView } from './order-view.ts'

/** Who bought, where it goes, who pays, and what they wrote. */
export function OrderPeople({ order: { email, billing, delivery, note } }: { order: OrderView }) {
  const { order: words } = useTexts().dashboard
  return (
    <div className="space-y-6">
      <Part title={words.customer}>
        {billing?.name && <p>{billing.name}</p>}
        <p className="break-all">
          <a href={`mailto:${encodeURIComponent(email)}`} className="link">
            {email}
          </a>
        </p>
        {billing?.phone && <p>{billing.phone}</p>}
      </Part>
      {delivery && (
        <Part title={delivery.isPickup ? words.pickup : words.delivery}>
          <p>{delivery.title}</p>
          {delivery.time && <p className="text-soft">{delivery.time}</p>}
          {delivery.to.name && <p className="mt-2">{delivery.to.name}</p>}
          {delivery.to.address && <PostalAddress address={delivery.to.address} />}
          {delivery.to.phone && <p>{delivery.to.phone}</p>}
        </Part>
      )}
      {billing?.address && (
        <Part title={words.billing}>
          {billing.company && <p>{billing.company}</p>}
          <PostalAddress address={billing.address} />
        </Part>
      )}
      {note && (
        <Part title={words.note}>
          <p className="whitespace-pre-wrap">{note}</p>
        </Part>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card p-5">
    <h2 className="mb-2 text-title">{title}</h2>
    {children}
  </section>
)
