import { Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { hasFieldErrors, useFirstInvalid } from '@stoa/ui/first-invalid'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, sentBack } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/reset-page'
import { NewPassword } from './new-password.tsx'
import { noStoreHeaders } from './no-store-headers.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'

export const headers = () => noStoreHeaders

export const loader = ({ url }: Route.LoaderArgs) => ({ hasToken: Boolean(url.searchParams.get('token')) })

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, endSession } = context.get(apiContext)
  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  const missing = password ? undefined : missingFields(form, ['password'])
  // A password is never sent back to the page.
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
  const { reset: texts } = useTexts().dashboard
  if (!hasToken || actionData?.problems.code === 'RECOVERY_TOKEN_INVALID') return <Over />
  return (
    <SignedOutLayout title={texts.title} welcome={texts.welcome}>
      <ResetForm refused={actionData} />
    </SignedOutLayout>
  )
}

function Over() {
  const { reset: texts } = useTexts().dashboard
  return (
    <SignedOutLayout title={texts.over} welcome={texts.overText}>
      <p className="mt-6">
        <Link to={paths.forgot} className="button button-primary">
          {texts.again}
        </Link>
      </p>
    </SignedOutLayout>
  )
}

function ResetForm({ refused }: { refused: Route.ComponentProps['actionData'] }) {
  const allTexts = useTexts()
  const { reset: texts } = allTexts.dashboard
  const isSending = useNavigation().formMethod === 'POST'
  const form = useFirstInvalid(refused?.problems)
  return (
    <Form ref={form} method="post" className="mt-6 space-y-4">
      {refused && <Notice tone="problem" title={problemSummary(allTexts, refused.problems)} focused={!hasFieldErrors(refused.problems)} />}
      <NewPassword label={texts.password} hint={texts.hint} error={fieldError(allTexts, refused?.problems, 'password')} />
      <Button type="submit" pendingText={isSending && texts.pending} className="min-h-11 w-full">
        {texts.submit}
      </Button>
    </Form>
  )
}
