import type { reviews } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countByStatus } from '../store.ts'

export const countReviewsByStatus: Handler<typeof reviews.countReviewsByStatus> = async (context) => {
  const counts = { APPROVED: 0, IN_MODERATION: 0, REJECTED: 0 }
  for (const { status, count } of await countByStatus(context)) counts[status] = count
  return { counts }
}
