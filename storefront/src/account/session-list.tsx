import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import type { Returned } from '../sign-in/entry-form.tsx'
import { problemText } from '../sign-in/problem-text.ts'
import { useTexts } from '../texts/texts.ts'

/** A session of the member, as it is displayed. */
interface SessionView {
  id: string
  current: boolean
  browser: string
  system: string
  network: string
  since: string
  used: string
}

interface SessionListProps {
  sessions: readonly SessionView[]
  returned: Returned | undefined
  note: ReactNode
}

export function SessionList({ sessions, returned, note }: SessionListProps) {
  const texts = useTexts()
  const { security: words } = texts.storefront.account
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div className="space-y-4">
      {note}
      {returned && <Notice tone="problem" title={problemText(texts, returned.problems)} focused />}
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <SessionText {...session} />
            {!session.current && (
              <Form method="post">
                <input type="hidden" name="session" value={session.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="end"
                  look="quiet"
                  disabled={isSending}
                  aria-label={words.endOf(session.since, session.browser || session.system)}
                >
                  {words.end}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" name="intent" value="others" look="quiet" disabled={isSending}>
            {words.endOthers}
          </Button>
        </Form>
      )}
    </div>
  )
}

function SessionText({ current, browser, system, network, since, used }: SessionView) {
  const { security: words } = useTexts().storefront.account
  return (
    <div className="min-w-0">
      <p className="font-medium">{current ? words.here : words.elsewhere}</p>
      {(browser || system) && <p>{browser && system ? words.device(browser, system) : browser || system}</p>}
      <p className="text-small text-soft">{words.since(since)}</p>
      {!current && <p className="text-small text-soft">{words.used(used)}</p>}
      {network && <p className="text-small text-soft wrap-anywhere">{words.network(network)}</p>}
    </div>
  )
}
