import { Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, sentBack } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/reset-page'
import { Door } from './door.tsx'
import { NewPassword } from './new-password.tsx'
import { secretive } from './secretive.ts'

export const headers = () => secretive

export const loader = ({ url }: Route.LoaderArgs) => ({ hasToken: Boolean(url.searchParams.get('token')) })

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, endSession } = context.get(apiContext)
  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  const missing = password ? undefined : missingFields(form, ['password'])
  // A password is not sent back into a page.
  form.delete('password')
  if (missing) return sentBack(missing, form)
  try {
    await client.staff.recoverStaffUser({ recoveryToken: url.searchParams.get('token') || 'none', password })
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
  endSession()
  return redirect(`${paths.login}?reset`)
}

export default function ResetPage({ loaderData: { hasToken }, actionData }: Route.ComponentProps) {
  const { reset: words } = useTexts().dashboard
  if (!hasToken || actionData?.problems.code === 'RECOVERY_TOKEN_INVALID') return <Over />
  return (
    <Door title={words.title} welcome={words.welcome}>
      <ResetForm refused={actionData} />
    </Door>
  )
}

function Over() {
  const { reset: words } = useTexts().dashboard
  return (
    <Door title={words.over} welcome={words.overText}>
      <p className="mt-6">
        <Link to={paths.forgot} className="button button-primary">
          {words.again}
        </Link>
      </p>
    </Door>
  )
}

function ResetForm({ refused }: { refused: Route.ComponentProps['actionData'] }) {
  const texts = useTexts()
  const { reset: words } = texts.dashboard
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-6 space-y-4">
      {refused && <Notice tone="problem" title={problemSummary(texts, refused.problems)} focused />}
      <NewPassword label={words.password} hint={words.hint} error={fieldError(texts, refused?.problems, 'password')} />
      <Button type="submit" pendingText={isSending && words.pending} className="min-h-11 w-full">
        {words.submit}
      </Button>
    </Form>
  )
}
