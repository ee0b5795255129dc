import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import type { Texts } from '../texts/texts.ts'
import { HealthBadge } from './health-badge.tsx'
import { writtenCount, type Count, type WebhookRow } from './webhook-row.ts'

export const webhookList = listFor(({ dashboard: { webhooks } }) => ({ ...webhooks, filters: webhooks }))({
  search: {},
  filters: {
    app: { kind: 'choice', where: 'appId' },
    state: { kind: 'choice', of: ['trouble'], where: 'inTrouble', texts: (texts) => texts.states },
  },
  isBare: true,
})

const counted = (count: Count, texts: Texts['dashboard']['webhooks']) => (
  <span className={count.count === 0 ? 'text-soft' : ''}>{writtenCount(count, texts)}</span>
)

export const webhookColumns: ColumnsOf<typeof webhookList, WebhookRow> = [
  {
    name: 'url',
    className: 'sm:w-2/5',
    cell: ({ name, appName }) => (
      <>
        <span className="wrap-anywhere" dir="ltr">
          {name}
        </span>
        <span className="block text-small font-normal wrap-anywhere text-soft md:hidden">{appName}</span>
      </>
    ),
  },
  { name: 'app', from: 'md', cell: ({ appName }) => <span className="wrap-anywhere">{appName}</span> },
  {
    name: 'events',
    from: 'sm',
    cell: ({ eventCount }, texts) => (eventCount === undefined ? texts.allEvents : texts.eventCount(eventCount)),
  },
  {
    name: 'status',
    cell: ({ health, failingSince }, texts) => (
      <>
        <HealthBadge health={health} />
        {failingSince && (
          <time dateTime={failingSince.instant} className="mt-0.5 block text-small text-soft">
            {texts.since(failingSince.text)}
          </time>
        )}
      </>
    ),
  },
  { name: 'waiting', align: 'end', from: 'lg', cell: ({ waiting }, texts) => counted(waiting, texts) },
  { name: 'dead', align: 'end', from: 'sm', cell: ({ dead }, texts) => counted(dead, texts) },
]
