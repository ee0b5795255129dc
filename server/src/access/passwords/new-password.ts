import { refuseFields } from '../../kernel/refuse.ts'
import { isCommon } from './common-passwords.ts'

const lengthMin = 8

/** Refuses a password that is no good, by the name of its field: what is one of the first to be tried, or too short once it is written in one form. */
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
