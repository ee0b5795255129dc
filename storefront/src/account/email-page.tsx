import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { EntryPage } from '../sign-in/entry-page.tsx'
import { cachedMember } from '../sign-in/own-member.server.ts'
import { problemText } from '../sign-in/problem-text.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/email-page'

/** The page of the link that confirms a new sign-in address. Opening it changes nothing: programs open links in emails too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = await cachedMember(context.get(apiContext).client, url)
  return { email: member.loginEmail ?? '', hasToken: Boolean(url.searchParams.get('token')) }
}

export const headers = () => ({ 'cache-control': 'no-store' })

export async function action({ context, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  try {
    await client.recovery.confirmLoginEmailChange({ token: url.searchParams.get('token') || 'none' })
  } catch (error) {
    // The token is the call's only argument.
    const isOver = isRefusedWith(error, 'RECOVERY_TOKEN_INVALID') || isRefusedWith(error, 'INVALID_ARGUMENT')
    return data({ isOver, problems: formProblemsOf(error) }, { status: 422 })
  }
  return redirect(`${paths.accountSecurity}?done=changed`)
}

export default function EmailPage({ loaderData: { email, hasToken }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { signIn, account } = texts.storefront
  const { security: words } = account
  const isSending = useNavigation().formMethod === 'POST'
  if (!hasToken || actionData?.isOver) {
    return (
      <EntryPage title={words.emailOver} text={words.emailOverText}>
        <Link to={paths.accountSecurity} className="button button-primary">
          {words.toSecurity}
        </Link>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={words.emailConfirmTitle} text={words.emailConfirmText(email)}>
      <Form method="post" className="space-y-5">
        {actionData && <Notice tone="problem" title={problemText(texts, actionData.problems)} focused />}
        <Button type="submit" pendingText={isSending && signIn.pending}>
          {words.emailConfirm}
        </Button>
      </Form>
    </EntryPage>
  )
}
