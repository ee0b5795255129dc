import { useEffect, useState } from 'react'
import { Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { useHydrated } from '@stoa/ui/hydrated'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { fieldsOf } from '../checkout/step-fields.ts'
import { paths } from '../paths.ts'
import { useTexts, type Texts } from '../texts/texts.ts'
import type { Route } from './+types/verify-page'
import { EntryForm, type Returned } from './entry-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { restartSignIn, goOn, waitingToken } from './go-on.server.ts'
import { LeadsOn } from './leads-on.tsx'
import { withOnwards } from './onwards.ts'
import { addressIn } from './token-cookie.ts'
import { useOnwards } from './use-onwards.ts'

/** An email takes a while; requesting another one before it arrives would only invalidate its code. */
const patienceSeconds = 30

export async function loader({ context, request, url }: Route.LoaderArgs) {
  waitingToken({ request, url })
  const { client } = context.get(apiContext)
  const [{ shop }, { options }] = await Promise.all([client.shop.getShop({}), client.signIn.getSignInOptions({})])
  const email = addressIn(request.headers.get('cookie'))
  return { mailsAreSent: shop.mailsAreSent, conceals: options.concealAccounts, email, sent: url.searchParams.get('sent') }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const stateToken = waitingToken({ request, url })
  const form = await request.formData()
  const { verification } = api.client
  try {
    if (textOf(form, 'intent') === 'resend') {
      await verification.resendDuringAuthentication({ stateToken })
      const path = withOnwards(paths.verify, url)
      return redirect(`${path}${path.includes('?') ? '&' : '?'}sent=${Date.now()}`)
    }
    const missing = missingFields(form, ['code'])
    if (missing) return sentBack(missing, form)
    return await goOn({ api, url }, await verification.verifyDuringAuthentication({ code: textOf(form, 'code'), stateToken }))
  } catch (error) {
    if (isRefusedWith(error, 'STATE_TOKEN_INVALID')) return restartSignIn({ api, url }, error)
    return sentBack(formProblemsOf(error), form)
  }
}

export default function VerifyPage({ loaderData: { mailsAreSent, conceals, email, sent }, actionData }: Route.ComponentProps) {
  const { verify: words } = useTexts().storefront.signIn
  const toLogin = useOnwards(paths.login)
  if (actionData && 'leadsTo' in actionData) return <LeadsOn to={actionData.leadsTo} />
  const foot = (
    <>
      <Resend key={sent} />
      <p>
        <Link to={toLogin} className="link">
          {words.otherAddress}
        </Link>
      </p>
    </>
  )
  return (
    <EntryPage title={conceals ? words.concealedTitle : words.title} text={textFor(words, { mailsAreSent, conceals, email })} foot={foot}>
      {sent && !actionData && (
        <div className="mb-5">
          <Notice tone="good" title={words.resent} focused />
        </div>
      )}
      <CodeForm returned={actionData} />
    </EntryPage>
  )
}

interface Sent {
  mailsAreSent: boolean
  conceals: boolean
  /** The address as it was typed in this browser. */
  email: string | undefined
}

/** Where the code is. */
function textFor(words: Texts['storefront']['signIn']['verify'], { mailsAreSent, conceals, email }: Sent): string {
  if (!mailsAreSent) return email ? words.keptTextTo(email) : words.keptText
  if (conceals) return email ? words.concealedTextTo(email) : words.concealedText
  return email ? words.textTo(email) : words.text
}

function CodeForm({ returned }: { returned: Returned | undefined }) {
  const texts = useTexts()
  const { verify: words } = texts.storefront.signIn
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: {} }, ['code'])
  return (
    <EntryForm intent="verify" returned={returned} submit={words.submit}>
      <Field
        {...fieldOf('code', '')}
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={12}
        required
      />
    </EntryForm>
  )
}

/** The button shows how long to wait; without scripts the server enforces it. */
function Resend() {
  const { verify: words, pending } = useTexts().storefront.signIn
  const { formMethod, formData } = useNavigation()
  const isSending = formMethod === 'POST' && formData?.get('intent') === 'resend'
  const left = useSecondsLeft(patienceSeconds)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="resend" />
      <Button type="submit" look="quiet" disabled={left > 0} pendingText={isSending && pending} className="tabular-nums">
        {left > 0 ? words.resendIn(left) : words.resend}
      </Button>
    </Form>
  )
}

function useSecondsLeft(seconds: number): number {
  const isAwake = useHydrated()
  const [left, setLeft] = useState(seconds)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return isAwake ? left : 0
}
