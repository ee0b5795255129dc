import { Field, Select } from '@stoa/ui/components/field'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { escapePattern } from '../kit/escape-pattern.ts'
import { useTexts } from '../texts/texts.ts'
import { overlaps } from './expiries.ts'

/** Buttons to rotate or revoke a key, each with a confirmation. */
export function KeyActions({ name }: { name: string }) {
  const { apiKey: texts } = useTexts().dashboard
  return (
    <>
      <ConfirmForm trigger={texts.rotate} title={texts.rotateTitle} text={texts.rotateText} confirm={texts.rotateConfirm}>
        <input type="hidden" name="intent" value="rotate" />
        <Select label={texts.overlap} name="overlap" defaultValue={overlaps[0]}>
          {overlaps.map((seconds) => (
            <option key={seconds} value={seconds}>
              {texts.overlaps[seconds]}
            </option>
          ))}
        </Select>
      </ConfirmForm>
      <ConfirmForm trigger={texts.revoke} title={texts.revokeTitle} text={texts.revokeText} confirm={texts.revokeConfirm} isDanger>
        <input type="hidden" name="intent" value="revoke" />
        <Field label={texts.typeName(name)} name="typed" pattern={` *${escapePattern(name.trim())} *`} autoComplete="off" required />
      </ConfirmForm>
    </>
  )
}
