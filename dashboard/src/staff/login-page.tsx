import { Form, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { relativePath } from '@stoa/ui/relative-path'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/login-page'
import { paths } from '../paths.ts'

const onwards = ({ searchParams }: URL): Response => redirect(relativePath(searchParams.get('next'), paths.orders))

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
  const texts = useTexts()
  const { login } = texts.dashboard
  const isSending = useNavigation().formMethod === 'POST'
  const problems = actionData?.problems
  return (
    <main className="shell grid min-h-dvh max-w-md content-center py-8">
      <title>{login.title}</title>
      <div className="card p-6 sm:p-8">
        <h1 className="text-heading">{login.title}</h1>
        <Form method="post" className="mt-6 space-y-5">
          {problems && <Notice tone="problem" title={problemSummary(texts, problems)} focused />}
          <Field
            label={login.email}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            required
            defaultValue={actionData?.typed.email}
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
          <Button type="submit" pendingText={isSending && login.pending} className="w-full">
            {login.submit}
          </Button>
        </Form>
      </div>
    </main>
  )
}
