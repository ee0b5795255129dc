import { Link, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, sentBack } from '@stoa/ui/refused-form'
import { fieldsOf } from '../checkout/step-fields.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/reset-page'
import { EntryForm, type Returned } from './entry-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { goOn } from './go-on.server.ts'
import { LeadsOn } from './leads-on.tsx'
import { PasswordField } from './password-field.tsx'
import { missingWith, takePassword } from './secret-of.server.ts'
import { tokenCookie, tokenIn, withoutToken } from './token-cookie.ts'

/** How long the opened link stays valid in the browser. */
const cookieMaxAgeSeconds = 60 * 60

const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const

/** Moves the token of an email's link to a cookie, and removes it from the URL. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const { client, baseUrl } = context.get(apiContext)
  const secure = baseUrl.startsWith('https:')
  if (token !== null) {
    const headers = { ...noStoreHeaders, 'set-cookie': tokenCookie('reset', token, { seconds: cookieMaxAgeSeconds, secure }) }
    throw redirect(paths.resetPassword, { headers })
  }
  const recoveryToken = tokenIn(request.headers.get('cookie'), 'reset')
  return { email: recoveryToken && (await maskedEmail(client, recoveryToken)) }
}

/** The masked address of the account; undefined if the link has expired, and empty if there were too many requests. */
async function maskedEmail(client: Client, recoveryToken: string): Promise<string | undefined> {
  try {
    return (await client.recovery.readRecovery({ recoveryToken })).maskedEmail
  } catch (error) {
    if (isRefusedWith(error, 'RECOVERY_TOKEN_INVALID')) return undefined
    if (isRefusedWith(error, 'TOO_MANY_REQUESTS')) return ''
    throw error
  }
}

export const headers = () => ({ 'cache-control': 'no-store' })

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const recoveryToken = tokenIn(request.headers.get('cookie'), 'reset')
  if (!recoveryToken) throw redirect(paths.resetPassword)
  const password = takePassword(form)
  const missing = missingWith(form, [], password)
  if (missing) return sentBack(missing, form)
  const over = withoutToken('reset', { secure: api.baseUrl.startsWith('https:') })
  try {
    const answer = await goOn({ api, url }, await api.client.recovery.recover({ recoveryToken, password }))
    if (answer instanceof Response) answer.headers.append('set-cookie', over)
    return answer
  } catch (error) {
    if (isRefusedWith(error, 'RECOVERY_TOKEN_INVALID')) throw redirect(paths.resetPassword, { headers: { 'set-cookie': over } })
    return sentBack(formProblemsOf(error), form)
  }
}

export default function ResetPage({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { reset: words } = useTexts().storefront.signIn
  if (actionData && 'leadsTo' in actionData) return <LeadsOn to={actionData.leadsTo} />
  if (email === undefined) {
    return (
      <EntryPage title={words.overTitle} text={words.overText}>
        <Link to={paths.forgot} className="button button-primary">
          {words.toForgot}
        </Link>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={words.title} text={words.text}>
      {email && <ForWhom email={email} />}
      <ResetForm returned={actionData} />
    </EntryPage>
  )
}

function ForWhom({ email }: { email: string }) {
  const { reset: words } = useTexts().storefront.signIn
  return (
    <p className="mb-5">
      {words.forWhom}{' '}
      <bdi translate="no" className="font-semibold wrap-anywhere">
        {email}
      </bdi>
    </p>
  )
}

function ResetForm({ returned }: { returned: Returned | undefined }) {
  const texts = useTexts()
  const { signIn } = texts.storefront
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: {} }, ['password'])
  return (
    <EntryForm returned={returned} submit={signIn.reset.submit}>
      <PasswordField {...fieldOf('password', '')} label={signIn.newPassword} kind="new" />
    </EntryForm>
  )
}
