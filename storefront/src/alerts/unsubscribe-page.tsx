import { data, Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { paths } from '../paths.ts'
import { EntryPage } from '../sign-in/entry-page.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/unsubscribe-page'

/** Mail providers send its form for their readers, without cookies and from no page (RFC 8058). */
export const handle = { isOneClick: true }

/** The page of the link in a back-in-stock email. Opening it changes nothing: programs open links in emails too. */
export const loader = ({ url }: Route.LoaderArgs) => ({ hasToken: Boolean(url.searchParams.get('token')) })

/** The URL has the token of the email's reader. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })

export async function action({ context, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  try {
    const { deleted } = await client.backInStock.unsubscribeFromBackInStock({ token: url.searchParams.get('token') || 'none' })
    return { deleted }
  } catch (error) {
    // The token is the call's only argument.
    const isOver = isRefusedWith(error, 'INVALID_UNSUBSCRIBE_TOKEN') || isRefusedWith(error, 'INVALID_ARGUMENT')
    if (!isOver) throw error
    return data({ deleted: undefined }, { status: 400 })
  }
}

export default function UnsubscribePage({ loaderData: { hasToken }, actionData }: Route.ComponentProps) {
  const { unsubscribe: words } = useTexts().storefront.alerts
  const isSending = useNavigation().formMethod === 'POST'
  if (!hasToken || (actionData && actionData.deleted === undefined)) {
    return (
      <EntryPage title={words.overTitle} text={words.overText}>
        <ToShop />
      </EntryPage>
    )
  }
  if (actionData?.deleted !== undefined) {
    return (
      <EntryPage title={words.title}>
        <Notice tone="good" title={actionData.deleted > 0 ? words.deleted(actionData.deleted) : words.none} focused />
        <p className="mt-5">
          <ToShop />
        </p>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={words.title} text={words.text}>
      <Form method="post">
        <Button type="submit" pendingText={isSending && words.pending}>
          {words.submit}
        </Button>
      </Form>
    </EntryPage>
  )
}

const ToShop = () => (
  <Link to={paths.home} className="button button-quiet">
    {useTexts().storefront.alerts.unsubscribe.toShop}
  </Link>
)
