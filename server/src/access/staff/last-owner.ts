import { refuse } from '../../kernel/refuse.ts'
import { isActingOwner, type StaffUser } from './user.ts'

/** Refuses what would leave nobody who may do everything and can sign in. `after` is everybody as they would be then. */
export function checkOwnersLeft(after: readonly StaffUser[]): void {
  if (!after.some(isActingOwner)) refuse('LAST_OWNER')
}
