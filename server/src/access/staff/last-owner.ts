import { refuse } from '../../kernel/refuse.ts'
import { isActingOwner, type StaffUser } from './user.ts'

/** Refuses a change after which no owner could sign in. `after` is the staff after the change. */
export function checkOwnersLeft(after: readonly StaffUser[]): void {
  if (!after.some(isActingOwner)) refuse('LAST_OWNER')
}
