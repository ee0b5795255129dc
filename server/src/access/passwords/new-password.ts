import { refuseFields } from '../../kernel/refuse.ts'
import { isCommon } from './common-passwords.ts'

const lengthMin = 8

/** Refuses a weak password, naming its field: a common one, or one that is too short after normalization. */
export function checkNewPassword(password: string, field: string): void {
  if (Array.from(password.normalize('NFKC')).length < lengthMin)
    refuseFields({
      field,
      description: `must have at least ${lengthMin} characters`,
      violatedRule: 'MIN_LENGTH',
      data: { threshold: lengthMin },
    })
  if (isCommon(password))
    refuseFields({
      field,
      description: 'is too common',
      violatedRule: 'OTHER',
      ruleName: 'PASSWORD_TOO_COMMON',
    })
}
