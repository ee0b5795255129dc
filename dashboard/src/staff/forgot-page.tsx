import { Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { hasFieldErrors, useFirstInvalid } from '@stoa/ui/first-invalid'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/forgot-page'
import { SignedOutLayout } from './signed-out-layout.tsx'

export const loader = ({ url }: Route.LoaderArgs) => ({ isAsked: url.searchParams.has('asked') })

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const missing = missingFields(form, ['email'])
  if (missing) return sentBack(missing, form)
  try {
    await context.get(apiContext).client.staff.sendStaffRecoveryEmail({ email: textOf(form, 'email') })
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
  return redirect(`${paths.forgot}?asked`)
}

export default function ForgotPage({ loaderData: { isAsked }, actionData }: Route.ComponentProps) {
  const { forgot: texts } = useTexts().dashboard
  return (
    <SignedOutLayout title={texts.title} welcome={isAsked ? undefined : texts.welcome}>
      {isAsked ? (
        <div className="mt-6">
          <Notice tone="good" title={texts.asked} focused>
            <p>{texts.askedText}</p>
          </Notice>
        </div>
      ) : (
        <ForgotForm refused={actionData} />
      )}
      <p className="mt-6">
        <Link to={paths.login} className="link">
          {texts.back}
        </Link>
      </p>
    </SignedOutLayout>
  )
}

function ForgotForm({ refused }: { refused: Route.ComponentProps['actionData'] }) {
  const allTexts = useTexts()
  const { forgot: texts } = allTexts.dashboard
  const isSending = useNavigation().formMethod === 'POST'
  const form = useFirstInvalid(refused?.problems)
  return (
    <Form ref={form} method="post" className="mt-6 space-y-4">
      {refused && <Notice tone="problem" title={problemSummary(allTexts, refused.problems)} focused={!hasFieldErrors(refused.problems)} />}
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={refused?.typed.email}
        error={fieldError(allTexts, refused?.problems, 'email')}
      />
      <Button type="submit" pendingText={isSending && texts.pending} className="min-h-11 w-full">
        {texts.submit}
      </Button>
    </Form>
  )
}
