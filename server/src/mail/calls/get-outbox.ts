import type { mails } from '@stoa/contract'
import type { Handler } from '../../kernel/handler.ts'
import { countsByStatus, countInTrouble } from '../outbox.ts'
import { hasSender } from '../sender.ts'

export const getOutbox: Handler<typeof mails.getOutbox> = async ({ db, siteId, services }) => {
  const counts = await countsByStatus(db, siteId)
  return { outbox: { hasSender: hasSender(services), counts, inTrouble: countInTrouble(counts) } }
}
