import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts } from '../kit/facts.tsx'
import { Code } from '../kit/highlight.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { EventWebhooksCard } from '../webhooks/event-webhooks-card.tsx'
import { webhooksOfEvent } from '../webhooks/event-webhooks.server.ts'
import type { Route } from './+types/event-page'
import { ChangesCard } from './changes-card.tsx'
import { entityPath } from './entity-path.ts'
import { actorId, actorName, entityName, eventName } from './event-names.ts'
import { eventView, type EventView } from './event-view.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [found, { shop }] = await Promise.all([client.events.getEvent({ id: params.eventId }), client.shop.getShop({})])
  return { event: eventView(found, shop), webhooks: await webhooksOfEvent(client, found.event) }
}

export default function EventPage({ loaderData: { event, webhooks } }: Route.ComponentProps) {
  const { events, event: texts } = useTexts().dashboard
  return (
    <>
      <PageHead
        title={eventName(events, event)}
        back={{ to: paths.events, text: events.title }}
        detail={<Time instant={event.instant} text={event.time} />}
        actions={<CodeButton call="events.getEvent" request={{ id: event.id }} />}
      />
      <div className="grid gap-5 xl:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-5">
          <ChangesCard event={event} />
          <Card title={texts.payload} actions={<CopyButton text={event.payload} what={texts.payload} isWorded />}>
            <Code text={event.payload} label={texts.json} language="json" />
            {event.cutAt !== undefined && <p className="mt-2 text-small text-soft">{texts.cut(event.cutAt)}</p>}
          </Card>
          {webhooks.length > 0 && <EventWebhooksCard webhooks={webhooks} eventId={event.id} position={event.position} />}
        </div>
        <EventFacts event={event} />
      </div>
    </>
  )
}

function EventFacts({ event }: { event: EventView }) {
  const { events, event: texts } = useTexts().dashboard
  const actor = actorId(event.identity)
  const facts = [
    { name: texts.entity, value: <Entity event={event} /> },
    {
      name: texts.actor,
      value: (
        <>
          {actorName(events, event.identity)}
          {actor && <Id text={actor} />}
        </>
      ),
    },
    { name: texts.time, value: <Time instant={event.instant} text={event.time} /> },
    { name: texts.position, value: event.position },
    { name: texts.sequence, value: event.sequence },
    { name: texts.requestId, value: <Id text={event.requestId} /> },
    { name: texts.id, value: <Id text={event.id} /> },
  ]
  return (
    <Card title={texts.facts} className="self-start">
      <Facts facts={facts} />
    </Card>
  )
}

function Entity({ event: { entityFqdn, entityId } }: { event: EventView }) {
  const { events, event: texts } = useTexts().dashboard
  const path = entityPath(entityFqdn, entityId)
  return (
    <>
      {entityName(events, entityFqdn)}
      <Id text={entityId} />
      <span className="flex flex-wrap gap-x-4">
        {path && (
          <Link to={path} className="link">
            {texts.open}
          </Link>
        )}
        <Link to={`${paths.events}?${new URLSearchParams({ q: entityId })}`} className="link">
          {texts.history}
        </Link>
      </span>
    </>
  )
}

function Id({ text }: { text: string }) {
  const { event: texts } = useTexts().dashboard
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0 font-mono text-small wrap-anywhere">{text}</span>
      <CopyButton text={text} what={texts.idOf} />
    </span>
  )
}
