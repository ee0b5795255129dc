import type { Where } from '@stoa/ui/dates'
import type { DeletedMember } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'
import { nameOf } from './member-row.ts'

/** A deleted member as a row of the trash. */
export interface TrashedRow {
  id: string
  name: string
  email: string
  deleted: Moment
  purge: Moment
  /** False once its permanent deletion is due. */
  canBeRestored: boolean
}

export const trashedRow = ({ member, deleteStatus, deletedDate, purgeDate }: DeletedMember, where: Where): TrashedRow => ({
  id: member.id,
  name: nameOf(member),
  email: member.loginEmail ?? '',
  deleted: momentIn(where)(deletedDate),
  purge: momentIn(where)(purgeDate),
  canBeRestored: deleteStatus === 'TRASH',
})
