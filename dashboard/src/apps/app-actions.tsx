import { Select } from '@stoa/ui/components/field'
import { overlaps } from '../api-keys/expiries.ts'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'
import { DeleteForm } from './delete-form.tsx'

/** Buttons to rotate an app's secret or delete the app, each with a confirmation. */
export function AppActions({ name }: { name: string }) {
  const { apiKey, app: texts } = useTexts().dashboard
  return (
    <>
      <ConfirmForm trigger={texts.rotate} title={texts.rotateTitle} text={texts.rotateText} confirm={texts.rotateConfirm}>
        <input type="hidden" name="intent" value="rotate" />
        <Select label={apiKey.overlap} name="overlap" defaultValue={overlaps[0]}>
          {overlaps.map((seconds) => (
            <option key={seconds} value={seconds}>
              {apiKey.overlaps[seconds]}
            </option>
          ))}
        </Select>
      </ConfirmForm>
      <DeleteForm name={name} title={texts.deleteTitle} text={texts.deleteText} confirm={texts.deleteConfirm} />
    </>
  )
}
