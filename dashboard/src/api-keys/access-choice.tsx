import type { KeyPermission } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { PermissionPicker } from './permission-picker.tsx'

interface AccessChoiceProps {
  permissions: readonly KeyPermission[]
  /** The submitted choice when the form comes back with errors. */
  access: string | undefined
  error: string | undefined
}

/** Full access or selected permissions. The list of permissions is only shown for the latter. */
export function AccessChoice({ permissions, access = 'some', error }: AccessChoiceProps) {
  const { newKey: texts } = useTexts().dashboard
  return (
    <Card title={texts.access} className="group/access">
      <fieldset className="space-y-2">
        <legend className="sr-only">{texts.access}</legend>
        <Choice value="some" text={texts.some} isChosen={access !== 'full'} />
        <Choice value="full" text={texts.full} hint={texts.fullHint} isChosen={access === 'full'} />
      </fieldset>
      {error && (
        <p id="permissions-error" className="mt-3 font-medium text-danger">
          {error}
        </p>
      )}
      <div className="mt-4 group-has-[input[value=full]:checked]/access:hidden">
        <PermissionPicker permissions={permissions} describedBy={error && 'permissions-error'} />
      </div>
    </Card>
  )
}

function Choice({ value, text, hint, isChosen }: { value: string; text: string; hint?: string; isChosen: boolean }) {
  return (
    <label className="flex items-start gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-wash">
      <input type="radio" name="access" value={value} defaultChecked={isChosen} className="mt-1 size-4" />
      <span>
        <span className="block font-medium">{text}</span>
        {hint && <span className="block text-small text-soft">{hint}</span>}
      </span>
    </label>
  )
}
