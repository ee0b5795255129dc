import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import type { Shop } from '../answers.ts'
import { LineList } from '../line-items/line-list.tsx'
import { TotalsList } from '../line-items/totals-list.tsx'
import { useTexts } from '../texts/texts.ts'
import type { OrderView } from './order-view.ts'

/** A section of an order's pages with a heading. */
export function Part({ id, title, aside, children }: { id: string; title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-7">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function Bought({ order: { lines, totals, date } }: { order: OrderView }) {
  const { order: words } = useTexts().storefront
  return (
    <Part id="bought" title={words.bought} aside={<p className="text-small text-soft">{date}</p>}>
      <LineList lines={lines} />
      <div className="border-t border-line pt-4">
        <TotalsList totals={totals} />
      </div>
    </Part>
  )
}

/** The files of digital products. A file opens as a download, outside the app. */
export function Downloads({ order: { downloads } }: { order: OrderView }) {
  const { order: words } = useTexts().storefront
  if (downloads.length === 0) return null
  return (
    <Part id="downloads" title={words.downloads}>
      <ul className="divide-y divide-line">
        {downloads.map(({ lineId, name, state, link, until }) => (
          <li key={lineId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-small text-soft">{words.downloadStates[state](until)}</p>
            </div>
            {link && (
              <a href={link} aria-label={words.downloadNamed(name)} className="button button-primary">
                <Download className="size-5" aria-hidden="true" />
                {words.download}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Delivery({ order: { delivery, handing, recipient } }: { order: OrderView }) {
  const { order: words } = useTexts().storefront
  if (!delivery) return null
  return (
    <Part id="delivery" title={handing === 'pickup' ? words.pickup : words.delivery}>
      <p>{delivery.title}</p>
      {delivery.time && <p className="text-soft">{delivery.time}</p>}
      {recipient && handing === 'send' && <p className="mt-2">{recipient}</p>}
      {delivery.address && <PostalAddress address={delivery.address} className={handing === 'send' ? '' : 'mt-2'} />}
      {delivery.instructions && <p className="mt-2 text-soft">{delivery.instructions}</p>}
    </Part>
  )
}

interface PaymentProps {
  order: OrderView
  offline: Shop['payment']['offline']
}

/** The payment; for an outstanding offline payment, with the shop's instructions. */
export function Payment({ order: { paymentStatus, status, billing, totals }, offline }: PaymentProps) {
  const { order: words } = useTexts().storefront
  const isPaidElsewhere = status === 'APPROVED' && paymentStatus === 'NOT_PAID' && offline
  return (
    <Part id="payment" title={words.payment}>
      <p>
        <span className="font-semibold">{words.payments[paymentStatus]}</span> <span className="tabular-nums">{totals.total}</span>
      </p>
      {isPaidElsewhere && (
        <div className="mt-3 rounded-control bg-sun-wash px-4 py-3">
          <p className="font-semibold">{offline.title}</p>
          <p>{offline.instructions}</p>
        </div>
      )}
      {billing && (
        <div className="mt-4">
          <h3 className="text-small font-semibold text-soft">{words.billing}</h3>
          {billing.name && <p>{billing.name}</p>}
          <PostalAddress address={billing.address} />
        </div>
      )}
    </Part>
  )
}

/** Contact details. */
export function Questions({ shop }: { shop: Pick<Shop, 'email' | 'phone' | 'name'> }) {
  const { order: words } = useTexts().storefront
  return (
    <Part id="questions" title={words.contact}>
      <p className="text-soft">{words.contactText}</p>
      <p className="mt-2 font-semibold">{shop.name}</p>
      <p>
        <a href={`mailto:${shop.email}`} className="link wrap-anywhere">
          {shop.email}
        </a>
      </p>
      <p>
        <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`} dir="ltr" className="link">
          {shop.phone}
        </a>
      </p>
    </Part>
  )
}
