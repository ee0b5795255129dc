import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import type { JobData, JobKind } from '../../kernel/queue.ts'

/** A link was requested for an address. */
export interface StaffRecoveryRequest extends JobData {
  /** Of the request, so that one that is answered twice is one mail. */
  id: string
  email: string
}

export const requestKind: JobKind<StaffRecoveryRequest> = { name: 'staff-recovery-request' }

export const requestLink = ({ db, siteId, services }: Pick<Context, 'db' | 'siteId' | 'services'>, email: string): Promise<void> =>
  services.queue.add(db, requestKind, { siteId, id: newId(), email })
