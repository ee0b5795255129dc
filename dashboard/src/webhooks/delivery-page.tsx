import { Form, Link, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { Copied } from '../apps/registration-facts.tsx'
import { entityPath } from '../events/entity-path.ts'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Facts } from '../kit/facts.tsx'
import { Code } from '../kit/highlight.tsx'
import { useLookingAgain } from '../kit/look-again.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/delivery-page'
import { AttemptsCard } from './attempts-card.tsx'
import { resendDelivery } from './change-webhook.server.ts'
import { DeliveryBadge } from './delivery-badge.tsx'
import { deliveryView, type DeliveryView } from './delivery-view.ts'
import { entityOfType, eventTypeName } from './event-types.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ delivery }, { shop }] = await Promise.all([
    client.webhooks.getWebhookDelivery({ id: params.deliveryId }),
    client.shop.getShop({}),
  ])
  return { delivery: deliveryView(delivery, shop, { isWhole: url.searchParams.get('attempts') === 'all' }) }
}

/** Sends the event again. */
export async function action({ context, params }: Route.ActionArgs) {
  return resendDelivery(context.get(apiContext).client, params.deliveryId)
}

const lookAgainMs = 2_000

export default function DeliveryPage({ loaderData: { delivery }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { deliveries, delivery: texts } = allTexts.dashboard
  const maySend = useMay()('WEBHOOKS.RESEND')
  const { revalidate } = useRevalidator()
  const isResent = actionData !== undefined && 'isResent' in actionData
  useLookingAgain(isResent && delivery.status === 'WAITING', revalidate, lookAgainMs)
  return (
    <>
      <PageHead
        title={eventTypeName(allTexts, delivery.eventType)}
        back={{ to: paths.webhook(delivery.webhookId), text: texts.back }}
        status={
          <span className="flex flex-wrap gap-1.5">
            <DeliveryBadge status={delivery.status} />
            {delivery.isTest && <Badge tone="quiet">{deliveries.test}</Badge>}
          </span>
        }
        detail={deliveries.statusHints[delivery.status]}
        actions={
          <>
            <CodeButton call="webhooks.getWebhookDelivery" request={{ id: delivery.id }} />
            {maySend && <Resend />}
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        {actionData && 'problems' in actionData && <Notice tone="problem" title={problemSummary(allTexts, actionData.problems)} focused />}
        {isResent && <Notice tone="good" title={texts.resent} focused />}
        {!actionData && <Tested status={delivery.status} />}
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-5">
          <AttemptsCard attempts={delivery.attempts} moreAttempts={delivery.moreAttempts} />
          <Payload delivery={delivery} />
        </div>
        <DeliveryFacts delivery={delivery} />
      </div>
    </>
  )
}

function Resend() {
  const { delivery: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Button type="submit" pendingText={isSending && texts.sending}>
        {texts.resend}
      </Button>
    </Form>
  )
}

function Tested({ status }: Pick<DeliveryView, 'status'>) {
  const { tested } = useTexts().dashboard.delivery
  const [query] = useSearchParams()
  if (query.get('done') !== 'tested') return null
  return status === 'DELIVERED' ? (
    <Notice tone="good" title={tested.DELIVERED} focused />
  ) : (
    status === 'DEAD' && <Notice tone="problem" title={tested.other} focused />
  )
}

function Payload({ delivery: { payload, cutAt } }: { delivery: DeliveryView }) {
  const { delivery: texts } = useTexts().dashboard
  return (
    <Card
      title={texts.payload}
      detail={texts.payloadDetail}
      actions={payload !== undefined && <CopyButton text={payload} what={texts.payload} isWorded />}
    >
      {payload === undefined ? <p className="text-soft">{texts.noPayload}</p> : <Code text={payload} label={texts.json} language="json" />}
      {cutAt !== undefined && <p className="mt-2 text-small text-soft">{texts.cut(cutAt)}</p>}
    </Card>
  )
}

function DeliveryFacts({ delivery }: { delivery: DeliveryView }) {
  const { delivery: texts } = useTexts().dashboard
  const { happened, created, next, ended, attemptCount, eventType, eventId, position, id } = delivery
  const facts = [
    { name: texts.attemptCount, value: attemptCount },
    ...(next ? [{ name: texts.next, value: <Time {...next} /> }] : []),
    ...(ended ? [{ name: texts.ended, value: <Time {...ended} /> }] : []),
    { name: texts.created, value: <Time {...created} /> },
    { name: texts.event, value: <EventFact eventId={eventId} /> },
    { name: texts.happened, value: <Time {...happened} /> },
    { name: texts.type, value: <span className="font-mono text-small wrap-anywhere">{eventType}</span> },
    { name: texts.resource, value: <Resource delivery={delivery} /> },
    { name: texts.position, value: String(position) },
    { name: texts.id, value: <Copied text={id} what={texts.idWhat} /> },
  ]
  return (
    <Card title={texts.facts}>
      <Facts facts={facts} />
    </Card>
  )
}

function EventFact({ eventId }: { eventId: string }) {
  const { delivery: texts } = useTexts().dashboard
  const mayRead = useMay()('EVENTS.READ')
  return (
    <>
      <Copied text={eventId} what={texts.eventIdWhat} />
      {mayRead && (
        <Link to={paths.event(eventId)} className="link">
          {texts.openEvent}
        </Link>
      )}
    </>
  )
}

function Resource({ delivery: { eventType, entityId, webhookId } }: { delivery: DeliveryView }) {
  const { delivery: texts } = useTexts().dashboard
  const path = entityPath(entityOfType(eventType), entityId)
  return (
    <>
      <span className="block font-mono text-small wrap-anywhere">{entityId}</span>
      <span className="flex flex-wrap gap-x-4">
        {path && (
          <Link to={path} className="link">
            {texts.openResource}
          </Link>
        )}
        <Link to={`${paths.webhook(webhookId)}?${new URLSearchParams({ entity: entityId })}`} className="link">
          {texts.sameResource}
        </Link>
      </span>
    </>
  )
}
