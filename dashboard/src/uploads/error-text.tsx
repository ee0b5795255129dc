import { useTexts } from '../texts/texts.ts'
import type { UploadError } from './upload.ts'

/** Why a file wasn’t uploaded. */
export function ErrorText({ error: { code, message, data } }: { error: UploadError }) {
  const { errors } = useTexts().dashboard.uploads
  return errors[code]?.(data) ?? (message || errors.UPLOAD_FAILED!(data))
}
