import { Form, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { relativePath } from '@stoa/ui/relative-path'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/login-page'
import icon from '../frame/icon.svg'
import { paths } from '../paths.ts'
import colonnade from './colonnade.svg'

const onwards = ({ searchParams }: URL): Response => redirect(relativePath(searchParams.get('next'), paths.today))

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(apiContext).signedIn) throw onwards(url)
  return null
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, startSession } = context.get(apiContext)
  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  // A password is not sent back into a page.
  form.delete('password')
  const missing = missingFields(form, ['email']) ?? (password ? undefined : missingFields(form, ['password']))
  if (missing) return sentBack(missing, form)
  try {
    const { sessionToken, expiresInSeconds } = await client.staff.signIn({ email: textOf(form, 'email'), password })
    startSession(sessionToken, expiresInSeconds)
    return onwards(url)
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const { login } = useTexts().dashboard
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-1">
      <title>{login.title}</title>
      <div className="night relative isolate overflow-hidden bg-rail max-lg:h-36">
        <img src={colonnade} alt="" className="absolute inset-0 -z-10 size-full object-cover object-bottom max-lg:object-[50%_70%]" />
        <div className="flex items-center gap-3 p-6 lg:p-10">
          <img src={icon} alt="" width={40} height={40} className="size-10" />
          <p className="font-serif text-heading font-bold text-ink">{login.desk}</p>
        </div>
      </div>
      <div className="grid content-start justify-items-center px-5 py-8 sm:py-14 lg:content-center">
        <div className="w-full max-w-sm">
          <h1 className="text-heading">{login.title}</h1>
          <p className="mt-1.5 text-soft">{login.welcome}</p>
          <LoginForm problems={actionData?.problems} email={actionData?.typed.email} />
          <p className="mt-8 border-t border-line pt-4">
            <a href="/" className="link">
              {login.toShop}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}

function LoginForm({ problems, email }: { problems: FormProblems | undefined; email: string | undefined }) {
  const texts = useTexts()
  const { login } = texts.dashboard
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-6 space-y-4">
      {problems && <Notice tone="problem" title={problemSummary(texts, problems)} focused />}
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
      <Button type="submit" pendingText={isSending && login.pending} className="min-h-11 w-full">
        {login.submit}
      </Button>
    </Form>
  )
}
