import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import type { Moment } from '../kit/moment.ts'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'

export interface SessionView {
  id: string
  isHere: boolean
  network: string | undefined
  created: Moment
  expires: Moment
}

/** The user's dashboard sessions, each with a button to end it. */
export function SessionsCard({ sessions }: { sessions: readonly SessionView[] }) {
  const { profile: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Card title={texts.sessions}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} isSending={isSending} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="endOthers" look="quiet" disabled={isSending}>
            {texts.endOthers}
          </Button>
        </Form>
      )}
    </Card>
  )
}

function Session({ session: { id, isHere, network, created, expires }, isSending }: { session: SessionView; isSending: boolean }) {
  const { profile: texts } = useTexts().dashboard
  const where = network ? texts.from(network) : texts.elsewhere
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {where}
          {isHere && <Badge tone="good">{texts.here}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          <span>
            {texts.since} <Time {...created} />
          </span>
          <span>
            {texts.until} <Time {...expires} />
          </span>
        </p>
      </div>
      {!isHere && (
        <Form method="post" className="shrink-0">
          <input type="hidden" name="session" value={id} />
          <Button type="submit" name="intent" value="end" look="quiet" aria-label={texts.endOf(where)} disabled={isSending}>
            {texts.end}
          </Button>
        </Form>
      )}
    </li>
  )
}
