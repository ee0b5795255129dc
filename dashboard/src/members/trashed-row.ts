import type { Where } from '@stoa/ui/dates'
import type { DeletedMember } from '../answers.ts'
import { moment, nameOf, type Moment } from './member-row.ts'

/** A deleted member as the trash shows it. */
export interface TrashedRow {
  id: string
  name: string
  email: string
  deleted: Moment
  purge: Moment
  /** Whether its day has not come yet. */
  canBeRestored: boolean
}

export const trashedRow = ({ member, deleteStatus, deletedDate, purgeDate }: DeletedMember, where: Where): TrashedRow => ({
  id: member.id,
  name: nameOf(member),
  email: member.loginEmail ?? '',
  deleted: moment(deletedDate, where),
  purge: moment(purgeDate, where),
  canBeRestored: deleteStatus === 'TRASH',
})
