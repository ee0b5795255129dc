import { violation } from '../../database/query/violation.ts'
import { refuseFields } from '../../kernel/refuse.ts'

/** The name that is sent, without spaces around it. It has another character. */
export const nameIn = (sent: string): string =>
  sent.trim() || refuseFields(violation('location.name', 'REQUIRED_FIELD', 'needs a character that isn’t a space'))
