import { RotateCw } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { Badge, type Tone } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/health-page'
import { healthView, type HealthRow, type HealthView } from './health-view.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ status }, { shop }] = await Promise.all([client.status.getStatus({}), client.shop.getShop({})])
  return healthView(status, shop)
}

/** Sends a test email to the signed-in user. */
export async function action({ context }: Route.ActionArgs) {
  try {
    return (await context.get(apiContext).client.mails.sendTestMail({})).testMail
  } catch (error) {
    if (isRefusal(error) && error.code === 'TOO_MANY_REQUESTS') return { outcome: 'TOO_OFTEN' as const, recipient: '', words: '' }
    throw error
  }
}

const tones: Readonly<Record<HealthView['state'], Tone>> = { GOOD: 'good', LOOK: 'look', BAD: 'bad' }

export default function HealthPage({ loaderData: { state, checked, rows }, actionData }: Route.ComponentProps) {
  const { health: texts } = useTexts().dashboard
  const isLooking = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead
        title={texts.title}
        status={<Badge tone={tones[state]}>{texts.summary[state]}</Badge>}
        detail={<Time instant={checked.instant} text={texts.checked(checked.text)} />}
        actions={
          <>
            <CodeButton call="status.getStatus" request={{}} />
            <Form>
              <button type="submit" className="button button-quiet" disabled={isLooking}>
                <RotateCw aria-hidden className={`size-4 ${isLooking ? 'animate-spin motion-reduce:animate-none' : ''}`} />
                {texts.again}
              </button>
            </Form>
          </>
        }
      />
      {actionData && <Tested {...actionData} />}
      <div className="gap-5 xl:columns-2">
        {[...Map.groupBy(rows, ({ group }) => group)].map(([group, some]) => (
          <Card key={group} title={texts.groups[group]} className="mb-5">
            <ul className="divide-y divide-line">
              {some.map((row) => (
                <li key={`${row.name} ${row.of ?? ''}`} className="py-2.5 first:pt-0 last:pb-0">
                  <HealthLine row={row} />
                </li>
              ))}
            </ul>
            {group === 'work' && <TestMail />}
          </Card>
        ))}
      </div>
    </>
  )
}

function TestMail() {
  const { health: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="mt-3 border-t border-line pt-3">
      <Button type="submit" look="quiet" pendingText={isSending && texts.testing}>
        {texts.test}
      </Button>
    </Form>
  )
}

function Tested({ outcome, recipient, words: response }: NonNullable<Route.ComponentProps['actionData']>) {
  const { health: texts } = useTexts().dashboard
  const title = outcome === 'TOO_OFTEN' ? texts.testedTooOften : texts.tested[outcome](recipient)
  return (
    <div className="mb-5">
      <Notice tone={outcome === 'TAKEN' ? 'good' : 'problem'} title={title} focused>
        {response && (
          <p className="text-soft wrap-anywhere" dir="auto">
            {response}
          </p>
        )}
      </Notice>
    </div>
  )
}

function HealthLine({ row: { name, of, state, value, sentence } }: { row: HealthRow }) {
  const { health: texts } = useTexts().dashboard
  const label = of === undefined ? texts.rows[name] : (texts.consumers[of] ?? texts.consumer(of))
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{label}</span>
        <span className="ms-auto tabular-nums">{value ?? <span className="text-soft">{texts.unknown}</span>}</span>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </p>
      <p className="text-small text-soft">{sentence}</p>
    </>
  )
}
