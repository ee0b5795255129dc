import type { ReactNode } from 'react'
import { Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { sentBackWithCaptcha } from '@stoa/ui/captcha/sent-back-with-captcha'
import { takeCaptcha } from '@stoa/ui/captcha/take-captcha'
import { useCaptcha, type Captcha } from '@stoa/ui/captcha/use-captcha'
import { CaptchaField } from '@stoa/ui/components/captcha-field'
import { Field } from '@stoa/ui/components/field'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { fieldsOf } from '../checkout/step-fields.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/signup-page'
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const member = await ownMember(client)
  if (member && !url.searchParams.has('session')) throw redirect(nextIn(url))
  return { app: (await hostedRequest(client, url))?.clientName, ...(await signInMethods(client)) }
}

const fieldNames = { 'profile.nickname': 'name', 'loginId.email': 'email' }

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const password = takePassword(form)
  const captchaTokens = takeCaptcha(form)
  const missing = missingWith(form, ['name', 'email'], password)
  if (missing) return sentBackWithCaptcha(api.client, missing, { form, captchaTokens })
  const [nickname, email] = [textOf(form, 'name'), textOf(form, 'email')]
  try {
    const registration = { loginId: { email }, password, profile: { nickname }, captchaTokens }
    return await goOn({ api, url, email }, await api.client.authentication.registerV2(registration))
  } catch (error) {
    return sentBackWithCaptcha(api.client, formProblemsOf(error, fieldNames), { form, captchaTokens })
  }
}

/** A captcha can be used once: a returned form has a new one. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 422 || defaultShouldRevalidate

export default function SignupPage({ loaderData: { app, captcha, buttons }, actionData }: Route.ComponentProps) {
  const { signup: words } = useTexts().storefront.signIn
  const toLogin = (
    <Link to={useOnwards(paths.login)} className="link">
      {words.toLogin}
    </Link>
  )
  if (actionData && 'leadsTo' in actionData) return <LeadsOn to={actionData.leadsTo} />
  const foot = (
    <p>
      {words.known} {toLogin}
    </p>
  )
  return (
    <EntryPage title={words.title} text={app ? words.textFor(app) : words.text} foot={foot}>
      <SignupForm captcha={captcha ?? actionData?.captcha} returned={actionData} help={actionData?.problems.code === '-19995' && toLogin} />
      <ProviderButtons buttons={buttons} />
    </EntryPage>
  )
}

interface SignupFormProps {
  captcha: Captcha | undefined
  returned: Returned | undefined
  help: ReactNode
}

function SignupForm({ captcha, returned, help }: SignupFormProps) {
  const texts = useTexts()
  const { signIn } = texts.storefront
  const fieldOf = fieldsOf(texts, { problems: returned?.problems, typed: returned?.typed ?? {} }, ['name', 'email', 'password'])
  const work = useCaptcha(captcha)
  return (
    <EntryForm returned={returned} submit={signIn.signup.submit} isWaiting={work.isWorking} help={help}>
      <Field {...fieldOf('name', '')} label={signIn.name} hint={signIn.nameHint} autoComplete="name" maxLength={100} required />
      <Field
        {...fieldOf('email', '')}
        label={signIn.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <PasswordField {...fieldOf('password', '')} label={signIn.password} kind="new" />
      <CaptchaField {...work} />
    </EntryForm>
  )
}
