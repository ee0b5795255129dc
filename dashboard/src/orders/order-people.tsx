import { Link } from 'react-router'
import { PostalAddress } from '@stoa/ui/components/postal-address'
import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { OrderView } from './order-view.ts'
import type { People, Person } from './people.ts'

export function CustomerCard({ order: { email, billing, customer } }: { order: OrderView }) {
  const { order: texts } = useTexts().dashboard
  return (
    <Card title={texts.customer} actions={email && <CopyButton text={email} what={texts.email} />}>
      {customer && <p className="wrap-anywhere">{customer}</p>}
      {email && (
        <p className="break-all">
          <a href={`mailto:${encodeURIComponent(email)}`} className="link">
            {email}
          </a>
        </p>
      )}
      {billing?.phone && <p>{billing.phone}</p>}
      {email && (
        <p className="mt-2 text-small print:hidden">
          <Link to={`${paths.orders}?${new URLSearchParams({ q: email })}`} className="link">
            {texts.allOfCustomer}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** The delivery address, or the pickup location. */
export function DeliveryCard({ delivery }: Pick<People, 'delivery'>) {
  const { order: texts } = useTexts().dashboard
  if (!delivery) return null
  const { title, time, instructions, region, cost, to, isPickup } = delivery
  return (
    <Card title={isPickup ? texts.pickup : texts.delivery} actions={<CopyButton text={to.copied} what={texts.address} />}>
      <p className="font-medium">{title}</p>
      <p className="text-small text-soft">{[time, region, cost].filter(Boolean).join(' · ')}</p>
      <ContactDetails person={to} />
      {instructions && <p className="mt-2 text-small text-soft">{instructions}</p>}
    </Card>
  )
}

/** The billing address, unless it is the same as the delivery address. */
export function BillingCard({ billing, delivery }: People) {
  const { order: texts } = useTexts().dashboard
  if (!billing?.address) return null
  return (
    <Card title={texts.billing} actions={<CopyButton text={billing.copied} what={texts.address} />} className="print:hidden">
      {billing.copied === delivery?.to.copied ? <p className="text-soft">{texts.sameAddress}</p> : <ContactDetails person={billing} />}
    </Card>
  )
}

const ContactDetails = ({ person: { name, company, phone, address } }: { person: Person }) => (
  <div className="mt-2 wrap-anywhere first:mt-0">
    {name && <p>{name}</p>}
    {company && <p>{company}</p>}
    {address && <PostalAddress address={address} />}
    {phone && <p>{phone}</p>}
  </div>
)

/** The buyer's note to the shop. */
export function NoteCard({ note }: { note: string }) {
  const { order: texts } = useTexts().dashboard
  if (!note) return null
  return (
    <Card title={texts.note} className="border-s-4! border-s-look!">
      <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>
    </Card>
  )
}
