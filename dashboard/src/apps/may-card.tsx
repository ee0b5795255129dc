import type { KeyPermission } from '../answers.ts'
import { PermissionPicker } from '../api-keys/permission-picker.tsx'
import { Card } from '../kit/card.tsx'
import { CheckAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { RegistrationDraft } from './registration.ts'

interface MayCardProps {
  draft: RegistrationDraft
  permissions: readonly KeyPermission[]
}

/** An app's permissions, and whether it can sign members in on its own authority. */
export function MayCard({ draft, permissions }: MayCardProps) {
  const { app: texts } = useTexts().dashboard
  return (
    <Card title={texts.may} detail={texts.mayHint}>
      <div className="mb-4 rounded-control border border-line bg-sunken p-3">
        <CheckAt name="elevated" isOn={draft.elevated === 'on'} label={texts.elevated} hint={texts.elevatedHint} />
      </div>
      <PermissionPicker permissions={permissions} describedBy={undefined} chosen={draft.permissions} />
    </Card>
  )
}
