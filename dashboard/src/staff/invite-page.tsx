import { Form, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { hasFieldErrors, useFirstInvalid } from '@stoa/ui/first-invalid'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/invite-page'
import { NewPassword } from './new-password.tsx'
import { noStoreHeaders } from './no-store-headers.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'

export const headers = () => noStoreHeaders

/** The invitation of this link; undefined if it is no longer valid. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    return { invitation: await context.get(apiContext).client.staff.getInvitation({ token: token.slice(0, 200) }) }
  } catch (error) {
    if (isRefusedWith(error, 'INVITATION_INVALID')) return { invitation: undefined }
    throw error
  }
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { client, startSession } = context.get(apiContext)
  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  const missing = missingFields(form, ['name']) ?? (password ? undefined : missingFields(form, ['password']))
  // A password is never sent back to the page.
  form.delete('password')
  if (missing) return sentBack(missing, form)
  try {
    const opened = await client.staff.acceptInvitation({ token: token.slice(0, 200), name: textOf(form, 'name'), password })
    startSession(opened.sessionToken, opened.expiresInSeconds)
    return redirect(paths.today)
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

export default function InvitePage({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  const { joining: texts, roles } = useTexts().dashboard
  if (!invitation)
    return (
      <SignedOutLayout title={texts.over} welcome={texts.overText}>
        {null}
      </SignedOutLayout>
    )
  const names = invitation.roles.map(({ id, name }) => roles.builtIn[id] ?? name)
  return (
    <SignedOutLayout title={texts.title} welcome={texts.for(invitation.email, names.join(', '))}>
      <JoinForm email={invitation.email} refused={actionData} />
    </SignedOutLayout>
  )
}

function JoinForm({ email, refused }: { email: string; refused: Route.ComponentProps['actionData'] }) {
  const allTexts = useTexts()
  const { joining: texts } = allTexts.dashboard
  const isSending = useNavigation().formMethod === 'POST'
  const form = useFirstInvalid(refused?.problems)
  return (
    <Form ref={form} method="post" className="mt-6 space-y-4">
      {refused && <Notice tone="problem" title={problemSummary(allTexts, refused.problems)} focused={!hasFieldErrors(refused.problems)} />}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <Field
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={refused?.typed.name}
        error={fieldError(allTexts, refused?.problems, 'name')}
      />
      <NewPassword label={texts.password} hint={texts.hint} error={fieldError(allTexts, refused?.problems, 'password')} />
      <Button type="submit" pendingText={isSending && texts.pending} className="min-h-11 w-full">
        {texts.submit}
      </Button>
    </Form>
  )
}
