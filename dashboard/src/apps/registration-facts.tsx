import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts, type Fact } from '../kit/facts.tsx'
import type { Moment } from '../kit/moment.ts'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface RegistrationFactsProps {
  id: string
  created: Moment
  updated: Moment
  lastUsed: Moment | undefined
  more?: readonly Fact[]
}

/** The id, with a copy button, and when the registration was created, changed and last used. */
export function RegistrationFacts({ id, created, updated, lastUsed, more = [] }: RegistrationFactsProps) {
  const { apps, registration: texts } = useTexts().dashboard
  const facts = [
    { name: texts.id, value: <Copied text={id} what={texts.idWhat} /> },
    ...more,
    { name: texts.lastUsed, value: lastUsed ? <Time {...lastUsed} /> : apps.neverUsed },
    { name: texts.created, value: <Time {...created} /> },
    { name: texts.updated, value: <Time {...updated} /> },
  ]
  return (
    <>
      <Card title={texts.facts}>
        <Facts facts={facts} />
      </Card>
      <p>
        <Link to={`${paths.events}?${new URLSearchParams({ q: id })}`} className="link">
          {texts.history}
        </Link>
      </p>
    </>
  )
}

export const Copied = ({ text, what }: { text: string; what: string }): ReactNode => (
  <span className="flex items-center gap-1">
    <span className="font-mono text-small wrap-anywhere" dir="ltr">
      {text}
    </span>
    <CopyButton text={text} what={what} />
  </span>
)
