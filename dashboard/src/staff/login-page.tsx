import { Form, Link, redirect, useNavigation } from 'react-router'
import { sentBackWithCaptcha } from '@stoa/ui/captcha/sent-back-with-captcha'
import { takeCaptcha } from '@stoa/ui/captcha/take-captcha'
import { useCaptcha, type Captcha } from '@stoa/ui/captcha/use-captcha'
import { Button } from '@stoa/ui/components/button'
import { CaptchaField } from '@stoa/ui/components/captcha-field'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { hasFieldErrors, useFirstInvalid } from '@stoa/ui/first-invalid'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, textOf } from '@stoa/ui/refused-form'
import { relativePath } from '@stoa/ui/relative-path'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/login-page'
import { SignedOutLayout } from './signed-out-layout.tsx'

const redirectAfterSignIn = ({ searchParams }: URL): Response => redirect(relativePath(searchParams.get('next'), paths.today))

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(apiContext).signedIn) throw redirectAfterSignIn(url)
  return { wasReset: url.searchParams.has('reset') }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, startSession } = context.get(apiContext)
  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  // A password is never sent back to the page.
  form.delete('password')
  const captchaTokens = takeCaptcha(form)
  const missing = missingFields(form, ['email']) ?? (password ? undefined : missingFields(form, ['password']))
  if (missing) return sentBackWithCaptcha(client, missing, { form, captchaTokens })
  try {
    const { sessionToken, expiresInSeconds } = await client.staff.signIn({ email: textOf(form, 'email'), password, captchaTokens })
    startSession(sessionToken, expiresInSeconds)
    return redirectAfterSignIn(url)
  } catch (error) {
    return sentBackWithCaptcha(client, formProblemsOf(error), { form, captchaTokens })
  }
}

export default function LoginPage({ loaderData: { wasReset }, actionData }: Route.ComponentProps) {
  const { login } = useTexts().dashboard
  return (
    <SignedOutLayout title={login.title} welcome={login.welcome}>
      {wasReset && !actionData && (
        <div className="mt-6">
          <Notice tone="good" title={login.wasReset} />
        </div>
      )}
      <LoginForm problems={actionData?.problems} email={actionData?.typed.email} captcha={actionData?.captcha} />
      <p className="mt-4">
        <Link to={paths.forgot} className="link">
          {login.forgot}
        </Link>
      </p>
      <p className="mt-8 border-t border-line pt-4">
        <a href="/" className="link">
          {login.toShop}
        </a>
      </p>
    </SignedOutLayout>
  )
}

interface LoginFormProps {
  problems: FormProblems | undefined
  email: string | undefined
  captcha: Captcha | undefined
}

function LoginForm({ problems, email, captcha }: LoginFormProps) {
  const texts = useTexts()
  const { login } = texts.dashboard
  const { captcha: captchaTexts } = texts.shared
  const isSending = useNavigation().formMethod === 'POST'
  const form = useFirstInvalid(problems)
  const work = useCaptcha(captcha)
  return (
    <Form ref={form} method="post" className="mt-6 space-y-4">
      {problems && <Notice tone="problem" title={problemSummary(texts, problems)} focused={!hasFieldErrors(problems)} />}
      <Field
        label={login.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={email}
        error={fieldError(texts, problems, 'email')}
      />
      <Field
        label={login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        required
        error={fieldError(texts, problems, 'password')}
      />
      <CaptchaField {...work} withoutScripts={login.captchaScripts} />
      <Button
        type="submit"
        pendingText={(isSending && login.pending) || (work.isWorking && captchaTexts.working)}
        className="min-h-11 w-full"
      >
        {login.submit}
      </Button>
    </Form>
  )
}
