import { Form, redirect, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/invite-page'
import { Door } from './door.tsx'
import { NewPassword } from './new-password.tsx'
import { secretive } from './secretive.ts'

export const headers = () => secretive

/** Whom the link is for; nobody where it is over. */
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
  // A password is not sent back into a page.
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
  const { joining: words, roles } = useTexts().dashboard
  if (!invitation)
    return (
      <Door title={words.over} welcome={words.overText}>
        {null}
      </Door>
    )
  const names = invitation.roles.map(({ id, name }) => roles.builtIn[id] ?? name)
  return (
    <Door title={words.title} welcome={words.for(invitation.email, names.join(', '))}>
      <JoinForm email={invitation.email} refused={actionData} />
    </Door>
  )
}

function JoinForm({ email, refused }: { email: string; refused: Route.ComponentProps['actionData'] }) {
  const texts = useTexts()
  const { joining: words } = texts.dashboard
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-6 space-y-4">
      {refused && <Notice tone="problem" title={problemSummary(texts, refused.problems)} focused />}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <Field
        label={words.name}
        hint={words.nameHint}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={refused?.typed.name}
        error={fieldError(texts, refused?.problems, 'name')}
      />
      <NewPassword label={words.password} hint={words.hint} error={fieldError(texts, refused?.problems, 'password')} />
      <Button type="submit" pendingText={isSending && words.pending} className="min-h-11 w-full">
        {words.submit}
      </Button>
    </Form>
  )
}
