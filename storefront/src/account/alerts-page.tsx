import { Link, redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { Pagination, type PageLink } from '@stoa/ui/components/pagination'
import { formatDay } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal, isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/alerts-page'
import { AccountFrame } from './account-frame.tsx'
import { AlertList } from './alert-list.tsx'
import { alertRow } from './alert-row.ts'

const alertsOnPage = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { loginEmailVerified } = await cachedMember(client, url)
  const cursor = url.searchParams.get('cursor')
  const cursorPaging = { limit: alertsOnPage, ...(cursor ? { cursor } : {}) }
  try {
    const [{ shop }, { requests, metadata }] = await Promise.all([
      client.shop.getShop({}),
      client.backInStock.listOwnBackInStockRequests({ cursorPaging }),
    ])
    const { next, prev } = metadata.cursors ?? {}
    const alerts = requests.map((request) => alertRow(request, formatDay(request.createdDate, shop)))
    return { isVerified: loginEmailVerified === true, alerts, next: next ?? undefined, prev: (cursor && prev) || undefined }
  } catch (error) {
    // If the cursor is invalid, the list starts again.
    if (cursor && isRefusal(error) && error.status === 400) throw redirect(paths.accountAlerts)
    throw error
  }
}

/** Deletes a request. One that is deleted already is as well as deleted now. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  await cachedMember(client, url)
  const form = await request.formData()
  const [id, name] = [textOf(form, 'alert'), textOf(form, 'name')]
  try {
    await client.backInStock.deleteOwnBackInStockRequest({ id })
  } catch (error) {
    if (!isRefusedWith(error, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND')) throw error
  }
  return { deleted: { id, name } }
}

export default function AlertsPage({ loaderData: { isVerified, alerts, next, prev }, actionData }: Route.ComponentProps) {
  const { shared, storefront } = useTexts()
  const { alerts: words } = storefront.account
  const deleted = actionData?.deleted
  // The list is read again after the answer to the form.
  const shown = alerts.filter(({ id }) => id !== deleted?.id)
  const to = (cursor: string | undefined, text: string): PageLink | undefined =>
    cursor === undefined ? undefined : { href: `${paths.accountAlerts}?${new URLSearchParams({ cursor })}`, text }
  return (
    <AccountFrame title={words.title}>
      {deleted && <Notice key={deleted.id} tone="good" title={words.deleted(deleted.name)} focused />}
      {shown.length > 0 ? <AlertList alerts={shown} /> : <NoAlerts isVerified={isVerified} />}
      <Pagination label={shared.pages} previous={to(prev, words.newer)} next={to(next, words.older)} />
    </AccountFrame>
  )
}

/** Shown before the first request. Only requests for a verified address are the member’s. */
function NoAlerts({ isVerified }: { isVerified: boolean }) {
  const { alerts: words } = useTexts().storefront.account
  return (
    <div className="card space-y-4 p-5 sm:p-7">
      <div>
        <p className="font-semibold">{words.none}</p>
        <p className="text-soft">{isVerified ? words.noneHelp : words.unverified}</p>
      </div>
      <p>
        <Link to={paths.everything} className="button button-primary">
          {words.browse}
        </Link>
      </p>
    </div>
  )
}
