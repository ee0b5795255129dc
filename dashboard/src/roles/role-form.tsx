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
  /** Undefined for a new role. */
  revision?: number
}

interface RoleFormProps {
  draft: RoleDraft
  permissions: readonly RolePermission[]
  problems: FormProblems | undefined
  submit: string
}

/** A role's name and permissions. */
export function RoleForm({ draft, permissions, problems, submit }: RoleFormProps) {
  const allTexts = useTexts()
  const { role: texts } = allTexts.dashboard
  const isSending = useNavigation().state === 'submitting'
  const isTaken = problems?.code === 'ROLE_NAME_TAKEN'
  return (
    <Form method="post" className="space-y-5">
      {problems && <Notice tone="problem" title={messageOf(texts, problems) ?? problemSummary(allTexts, problems)} focused />}
      {draft.revision !== undefined && <input type="hidden" name="revision" value={draft.revision} />}
      <Card title={texts.about}>
        <div className="space-y-4">
          <Field
            label={texts.name}
            name="name"
            defaultValue={draft.name}
            maxLength={60}
            autoComplete="off"
            required
            error={isTaken ? texts.nameTaken : fieldError(allTexts, problems, 'role.name')}
          />
          <TextArea
            label={texts.description}
            optional={texts.optional}
            name="description"
            rows={2}
            defaultValue={draft.description}
            maxLength={300}
            error={fieldError(allTexts, problems, 'role.description')}
          />
        </div>
      </Card>
      <Card title={texts.permissions} detail={texts.permissionsHint}>
        <PermissionBoxes permissions={permissions} chosen={draft.permissions} />
      </Card>
      <div className="sticky bottom-0 z-20 -mx-2 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" name="intent" value="save" pendingText={isSending && texts.saving}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

type RoleTexts = ReturnType<typeof useTexts>['dashboard']['role']

function messageOf(texts: RoleTexts, { code, data }: FormProblems): string | undefined {
  const said: Readonly<Record<string, string>> = {
    ROLE_NAME_TAKEN: texts.nameTaken,
    ROLE_CHANGED: texts.changed,
    BEYOND_OWN_PERMISSIONS: texts.beyond,
    ROLE_IN_USE: texts.inUse(Number(data.staffCount ?? 1)),
  }
  return said[code]
}
