import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, TextArea } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import type { RolePermission } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { PermissionBoxes } from './permission-boxes.tsx'

export interface RoleDraft {
  name: string
  description: string
  permissions: readonly string[]
  /** Of a role that there is already. */
  revision?: number
}

interface RoleFormProps {
  draft: RoleDraft
  permissions: readonly RolePermission[]
  problems: FormProblems | undefined
  submit: string
}

/** A role's name and what it may do. */
export function RoleForm({ draft, permissions, problems, submit }: RoleFormProps) {
  const texts = useTexts()
  const { role: words } = texts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const isTaken = problems?.code === 'ROLE_NAME_TAKEN'
  return (
    <Form method="post" className="space-y-5">
      {problems && <Notice tone="problem" title={saidOf(words, problems) ?? problemSummary(texts, problems)} focused />}
      {draft.revision !== undefined && <input type="hidden" name="revision" value={draft.revision} />}
      <Card title={words.about}>
        <div className="space-y-4">
          <Field
            label={words.name}
            name="name"
            defaultValue={draft.name}
            maxLength={60}
            autoComplete="off"
            required
            error={isTaken ? words.nameTaken : fieldError(texts, problems, 'role.name')}
          />
          <TextArea
            label={words.description}
            optional={words.optional}
            name="description"
            rows={2}
            defaultValue={draft.description}
            maxLength={300}
            error={fieldError(texts, problems, 'role.description')}
          />
        </div>
      </Card>
      <Card title={words.permissions} detail={words.permissionsHint}>
        <PermissionBoxes permissions={permissions} chosen={draft.permissions} />
      </Card>
      <div className="sticky bottom-0 z-20 -mx-2 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" name="intent" value="save" pendingText={isSending && words.saving}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

type Words = ReturnType<typeof useTexts>['dashboard']['role']

function saidOf(words: Words, { code, data }: FormProblems): string | undefined {
  const said: Readonly<Record<string, string>> = {
    ROLE_NAME_TAKEN: words.nameTaken,
    ROLE_CHANGED: words.changed,
    BEYOND_OWN_PERMISSIONS: words.beyond,
    ROLE_IN_USE: words.inUse(Number(data.staffCount ?? 1)),
  }
  return said[code]
}
