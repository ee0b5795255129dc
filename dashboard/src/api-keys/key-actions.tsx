import { Field, Select } from '@stoa/ui/components/field'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { literally } from '../kit/literally.ts'
import { useTexts } from '../texts/texts.ts'
import { overlaps } from './expiries.ts'

/** What ends a secret, now or later; each is asked about first. */
export function KeyActions({ name }: { name: string }) {
  const { apiKey: words } = useTexts().dashboard
  return (
    <>
      <ConfirmForm trigger={words.rotate} title={words.rotateTitle} text={words.rotateText} confirm={words.rotateConfirm}>
        <input type="hidden" name="intent" value="rotate" />
        <Select label={words.overlap} name="overlap" defaultValue={overlaps[0]}>
          {overlaps.map((seconds) => (
            <option key={seconds} value={seconds}>
              {words.overlaps[seconds]}
            </option>
          ))}
        </Select>
      </ConfirmForm>
      <ConfirmForm trigger={words.revoke} title={words.revokeTitle} text={words.revokeText} confirm={words.revokeConfirm} isDanger>
        <input type="hidden" name="intent" value="revoke" />
        <Field label={words.typeName(name)} name="typed" pattern={` *${literally(name.trim())} *`} autoComplete="off" required />
      </ConfirmForm>
    </>
  )
}
