import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import type { JobData, JobKind } from '../../kernel/queue.ts'

/** A link was requested for an address. */
export interface StaffRecoveryRequest extends JobData {
  /** The id of the request, so that handling it twice sends one email. */
  id: string
  email: string
}

export const requestKind: JobKind<StaffRecoveryRequest> = { name: 'staff-recovery-request' }

export const requestLink = ({ db, siteId, services }: Pick<Context, 'db' | 'siteId' | 'services'>, email: string): Promise<void> =>
  services.queue.add(db, requestKind, { siteId, id: newId(), email })
