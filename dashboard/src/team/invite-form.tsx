import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { NamedRole } from './person-view.ts'
import { RoleBoxes } from './role-boxes.tsx'

interface InviteFormProps {
  roles: readonly NamedRole[]
  refused?: { problems: FormProblems; email: string; roleIds: readonly string[] } | undefined
}

/** Invites someone to the team with roles. Shown in a dialog and on a page of its own. */
export function InviteForm({ roles, refused }: InviteFormProps) {
  const allTexts = useTexts()
  const { team: texts, person } = allTexts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const problems = refused?.problems
  const said: Readonly<Record<string, string>> = { STAFF_EMAIL_TAKEN: texts.taken, BEYOND_OWN_PERMISSIONS: person.beyond }
  return (
    <Form method="post" action={paths.inviteToTeam} className="space-y-4">
      {problems && <Notice tone="problem" title={said[problems.code] ?? problemSummary(allTexts, problems)} focused />}
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        required
        defaultValue={refused?.email}
        error={problems?.code === 'STAFF_EMAIL_TAKEN' ? texts.taken : fieldError(allTexts, problems, 'email')}
      />
      <RoleBoxes roles={roles} chosen={refused?.roleIds ?? []} error={problems?.fields.roleIds && texts.chooseRole} />
      <Button type="submit" pendingText={isSending && texts.sending}>
        {texts.send}
      </Button>
    </Form>
  )
}
