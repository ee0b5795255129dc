import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { VerifiedBadge } from './badges.tsx'
import type { MemberView } from './member-view.ts'

/** The member's email address, name and dates. */
export function MemberFacts({ member }: { member: MemberView }) {
  const { members, member: texts } = useTexts().dashboard
  const { email, isVerified, joined, updated, lastLogin, fullName } = member
  const facts = [
    {
      name: texts.email,
      value: email && (
        <>
          <a href={`mailto:${encodeURIComponent(email)}`} className="link me-2 wrap-anywhere">
            {email}
          </a>
          <VerifiedBadge isVerified={isVerified} />
        </>
      ),
    },
    { name: texts.fullName, value: fullName },
    { name: texts.joined, value: <Time {...joined} /> },
    { name: texts.lastLogin, value: lastLogin ? <Time {...lastLogin} /> : members.neverSeen },
    { name: texts.updated, value: <Time {...updated} /> },
  ]
  return (
    <Card title={texts.facts}>
      <Facts facts={facts} />
    </Card>
  )
}

/** Contact details and custom fields. Empty ones are left out. */
export function MemberContact({ member }: { member: MemberView }) {
  const { member: texts } = useTexts().dashboard
  const { title, company, birthdate, phones, emails, addresses, customFields } = member
  const facts = [
    { name: texts.title, value: title },
    { name: texts.company, value: company },
    { name: texts.birthdate, value: birthdate },
    { name: texts.phones, value: phones.join(', ') },
    { name: texts.emails, value: emails.join(', ') },
    { name: texts.addresses, value: addresses.length > 0 && <Lines lines={addresses} /> },
    ...customFields,
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <Card title={texts.contact}>
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
