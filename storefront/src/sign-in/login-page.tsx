import { Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { sentBackWithCaptcha } from '@stoa/ui/captcha/sent-back-with-captcha'
import { takeCaptcha } from '@stoa/ui/captcha/take-captcha'
import { useCaptcha, type Captcha } from '@stoa/ui/captcha/use-captcha'
import { CaptchaField } from '@stoa/ui/components/captcha-field'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { fieldsOf } from '../checkout/step-fields.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/login-page'
import { EntryForm, type Returned } from './entry-form.tsx'
import { EntryPage } from './entry-page.tsx'
import { hostedRequest, goOn } from './go-on.server.ts'
import { LeadsOn } from './leads-on.tsx'
import { nextIn } from './onwards.ts'
import { ownMember } from './own-member.server.ts'
import { PasswordField } from './password-field.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { missingWith, takePassword } from './secret-of.server.ts'
import { signInMethods } from './sign-in-methods.server.ts'
import { useOnwards } from './use-onwards.ts'

/** Why the person is asked to sign in. */
const reasons = ['again', 'over', 'deleted'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const reason = reasons.find((one) => url.searchParams.has(one))
  const member = await ownMember(client, 'FULL')
  // An app requires them to sign in again.
  if (member && reason !== 'again' && !url.searchParams.has('session')) throw redirect(nextIn(url))
  const asking = await hostedRequest(client, url)
  const email = asking?.prompt === 'select_account' ? '' : (member?.loginEmail ?? '')
  return { reason, app: asking?.clientName, email, ...(await signInMethods(client)) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const password = takePassword(form)
  const captchaTokens = takeCaptcha(form)
  const missing = missingWith(form, ['email'], password)
  if (missing) return sentBackWithCaptcha(api.client, missing, { form, captchaTokens })
  try {
    const email = textOf(form, 'email')
    return await goOn({ api, url, email }, await api.client.authentication.loginV2({ loginId: { email }, password, captchaTokens }))
  } catch (error) {
    return sentBackWithCaptcha(api.client, formProblemsOf(error), { form, captchaTokens })
  }
}

/** A captcha can be used once: a returned form has a new one. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate

export default function LoginPage({ loaderData: { reason, app, email, captcha, buttons }, actionData }: Route.ComponentProps) {
  const { login: words } = useTexts().storefront.signIn
  if (actionData && 'leadsTo' in actionData) return <LeadsOn to={actionData.leadsTo} />
  const isAgain = reason === 'again'
  return (
    <EntryPage
      title={isAgain ? words.againTitle : words.title}
      text={isAgain ? words.againText : app ? words.textFor(app) : words.text}
      foot={!isAgain && <ToSignup />}
    >
      {reason === 'over' && !actionData && <Because tone="problem" text={words.over} />}
      {reason === 'deleted' && !actionData && <Because tone="good" text={words.deleted} />}
      <LoginForm returned={actionData} email={email} captcha={captcha ?? actionData?.captcha} isAlways={captcha !== undefined} />
      <ProviderButtons buttons={buttons} anew={isAgain} />
    </EntryPage>
  )
}

const Because = ({ tone, text }: { tone: 'problem' | 'good'; text: string }) => (
  <div className="mb-5">
    <Notice tone={tone} title={text} focused />
  </div>
)

function ToSignup() {
  const { login: words } = useTexts().storefront.signIn
  return (
    <p>
      {words.new}{' '}
      <Link to={useOnwards(paths.signup)} className="link">
        {words.toSignup}
      </Link>
    </p>
  )
}

interface LoginFormProps {
  returned: Returned | undefined
  email: string
  captcha: Captcha | undefined
  /** The site asks everyone for a captcha, not only after failed attempts. */
  isAlways: boolean
}

function LoginForm({ returned, email, captcha, isAlways }: LoginFormProps) {
  const texts = useTexts()
  const { signIn } = texts.storefront
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, ['email', 'password'])
  const work = useCaptcha(captcha)
  const isReset = returned?.problems.code === '-19973'
  const toForgot = (text: string) => (
    <Link to={paths.forgot} className="link">
      {text}
    </Link>
  )
  return (
    <EntryForm
      returned={returned}
      submit={signIn.login.submit}
      isWaiting={work.isWorking}
      help={isReset && toForgot(signIn.login.toForgot)}
      aside={!isReset && toForgot(signIn.login.forgot)}
    >
      <Field
        {...fieldOf('email', email)}
        label={signIn.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <PasswordField {...fieldOf('password', '')} label={signIn.password} kind="current" />
      <CaptchaField {...work} {...(!isAlways && { withoutScripts: signIn.login.captchaScripts })} />
    </EntryForm>
  )
}
