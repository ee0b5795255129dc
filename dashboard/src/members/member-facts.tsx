import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { VerifiedBadge } from './badges.tsx'
import type { MemberView } from './member-view.ts'

/** Who it is, how it signs in, and since when. */
export function MemberFacts({ member }: { member: MemberView }) {
  const { members, member: words } = useTexts().dashboard
  const { email, isVerified, joined, updated, lastLogin, fullName } = member
  const facts = [
    {
      name: words.email,
      value: email && (
        <>
          <a href={`mailto:${encodeURIComponent(email)}`} className="link me-2 wrap-anywhere">
            {email}
          </a>
          <VerifiedBadge isVerified={isVerified} />
        </>
      ),
    },
    { name: words.fullName, value: fullName },
    { name: words.joined, value: <Time {...joined} /> },
    { name: words.lastLogin, value: lastLogin ? <Time {...lastLogin} /> : members.neverSeen },
    { name: words.updated, value: <Time {...updated} /> },
  ]
  return (
    <Card title={words.facts}>
      <Facts facts={facts} />
    </Card>
  )
}

/** What else is known of a member; only what there is. */
export function MemberContact({ member }: { member: MemberView }) {
  const { member: words } = useTexts().dashboard
  const { title, company, birthdate, phones, emails, addresses, customFields } = member
  const facts = [
    { name: words.title, value: title },
    { name: words.company, value: company },
    { name: words.birthdate, value: birthdate },
    { name: words.phones, value: phones.join(', ') },
    { name: words.emails, value: emails.join(', ') },
    { name: words.addresses, value: addresses.length > 0 && <Lines lines={addresses} /> },
    ...customFields,
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <Card title={words.contact}>
      <Facts facts={facts} />
    </Card>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
