import { Send } from 'lucide-react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { ListToolbar } from '../kit/list/list-toolbar.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { useLookingAgain } from '../kit/look-again.ts'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/webhook-page'
import { changeWebhook } from './change-webhook.server.ts'
import { deliveryColumns, deliveryList } from './delivery-list.tsx'
import { deliveryRow } from './delivery-row.ts'
import { SendForms, SentNotice } from './send-forms.tsx'
import { type WebhookHeadView, webhookAt } from './webhook-at.server.ts'
import { WebhookHead, WebhookSwitch } from './webhook-head.tsx'

export async function loader({ context, params: { webhookId }, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { query, isWhole } = deliveryList.at(url.searchParams)
  const search = query.filter ? { ...query, filter: { webhookId, ...query.filter } } : query
  const [{ head, shop }, { deliveries, metadata }] = await Promise.all([
    webhookAt(client, webhookId),
    readPage(url, client.webhooks.searchWebhookDeliveries({ search })),
  ])
  return {
    head,
    timeZone: shop.timeZone,
    rows: deliveries.map((delivery) => deliveryRow(delivery, shop)),
    isEmpty: deliveries.length === 0 && isWhole,
    request: { search },
    ...pagesOf(metadata),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeWebhook(context.get(apiContext).client, params.webhookId, await request.formData())
}

const lookAgainMs = 2_000

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, timeZone, rows, isEmpty, request, previous, next } = loaderData
  const { deliveries: texts } = useTexts().dashboard
  const maySend = useMay()('WEBHOOKS.RESEND')
  const { revalidate } = useRevalidator()
  // While a receiver fails, deliveries can wait for hours.
  useLookingAgain(head.health === 'working' && rows.some(({ status }) => status === 'WAITING'), revalidate, lookAgainMs)
  return (
    <>
      <WebhookHead
        head={head}
        code={{ call: 'webhooks.searchWebhookDeliveries', request }}
        actions={
          <>
            {!head.isEnabled && <WebhookSwitch head={head} />}
            {maySend && <SendForms timeZone={timeZone} />}
          </>
        }
      />
      <div className="mb-5 space-y-3 empty:hidden">
        <Notices head={head} actionData={actionData} />
      </div>
      {!isEmpty && <ListToolbar list={deliveryList} columns={deliveryColumns} />}
      {rows.length > 0 ? (
        <ListTable list={deliveryList} rows={rows} columns={deliveryColumns} hrefOf={({ id }) => paths.webhookDelivery(head.id, id)} />
      ) : isEmpty ? (
        <EmptyState icon={Send} title={texts.none} text={texts.noneHint} />
      ) : (
        <NoMatch clear={paths.webhook(head.id)} />
      )}
      <ListPages previous={previous} next={next} sizes={isEmpty ? undefined : deliveryList.sizes} />
    </>
  )
}

/** The result of an action, and what keeps events from arriving. */
function Notices({ head, actionData }: { head: WebhookHeadView; actionData: Route.ComponentProps['actionData'] }) {
  const { webhook: texts } = useTexts().dashboard
  return (
    <>
      {actionData && 'problems' in actionData && <Problem problems={actionData.problems} />}
      {actionData && 'sent' in actionData && <SentNotice sent={actionData.sent} text={String(actionData.sent.count)} />}
      {!actionData && <Done head={head} />}
      {head.failingSince && head.isEnabled && (
        <Notice tone="problem" title={texts.failing(head.failingSince.text)}>
          <p>{texts.failingHint}</p>
        </Notice>
      )}
      {!head.isEnabled && <Notice>{texts.off}</Notice>}
    </>
  )
}

function Problem({ problems }: { problems: FormProblems }) {
  const allTexts = useTexts()
  const { webhookForm, webhookSending } = allTexts.dashboard
  const own: Readonly<Record<string, string>> = {
    WEBHOOK_CHANGED: webhookForm.changed,
    WEBHOOK_EVENT_NOT_FOUND: webhookSending.noEvent,
    WEBHOOK_START_INVALID: webhookSending.invalid,
  }
  return <Notice tone="problem" title={own[problems.code] ?? problemSummary(allTexts, problems)} focused />
}

function Done({ head: { id, isEnabled } }: { head: WebhookHeadView }) {
  const { webhook: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const done = query.get('done')
  if (done === 'made')
    return (
      <Notice tone="good" title={texts.made} focused>
        <Link to={paths.webhookKeys(id)} className="link">
          {texts.toKeys}
        </Link>
      </Notice>
    )
  return (
    (done === 'enabled' || done === 'disabled') && isEnabled === (done === 'enabled') && <Notice tone="good" title={texts[done]} focused />
  )
}
