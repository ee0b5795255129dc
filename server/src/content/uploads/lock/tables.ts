import { boolean, table, text, timestamptz, uuid } from '../../../database/table.ts'

/** Which request writes the parts of an upload now, of all processes. */
export const uploadLocksTable = table('upload_locks', {
  partKey: text(),
  /** Of the request. */
  lockId: uuid(),
  /** When it ends if it isn't renewed, because the process ended. */
  expiresDate: timestamptz(),
  /** Whether another request waits for it. */
  isWanted: boolean(),
})
