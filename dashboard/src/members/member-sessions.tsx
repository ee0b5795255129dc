import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Card } from '../kit/card.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { Send } from './member-actions.tsx'
import type { SessionView } from './member-view.ts'

/** The member's sessions, each with a button to end it. */
export function MemberSessions({ sessions }: { sessions: readonly SessionView[] }) {
  const { member: texts } = useTexts().dashboard
  return (
    <Card title={texts.sessions} actions={sessions.length > 1 && <Send intent="endSessions" text={texts.endSessions} look="quiet" />}>
      {sessions.length === 0 ? (
        <p className="text-soft">{texts.noSessions}</p>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Session({ session: { id, agent, browser, system, network, isOfApp, created, lastUsed, expires } }: { session: SessionView }) {
  const { member: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const device = browser && system ? texts.device(browser, system) : browser || system || agent || texts.unknownAgent
  return (
    <li className="flex items-start justify-between gap-3 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="line-clamp-2 font-medium wrap-anywhere">{device}</p>
        <p className="text-small text-soft">{[isOfApp ? texts.ofApp : texts.ofShop, network].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          <span>
            {texts.lastUsed} <Time {...lastUsed} />
          </span>
          <span>
            {texts.since} <Time {...created} />
          </span>
          <span>
            {texts.until} <Time {...expires} />
          </span>
        </p>
      </div>
      <Form method="post" className="shrink-0">
        <input type="hidden" name="session" value={id} />
        <Button type="submit" name="intent" value="endSession" look="quiet" aria-label={texts.endSessionOf(device)} disabled={isSending}>
          {texts.endSession}
        </Button>
      </Form>
    </li>
  )
}
