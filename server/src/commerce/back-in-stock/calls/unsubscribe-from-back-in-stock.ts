import type { backInStock } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { recordDeleted } from '../change.ts'
import { findRecipient } from '../mails/store.ts'
import { deleteWaitingOf } from '../store.ts'
import { requestOfToken } from '../unsubscribe-link.ts'

export const unsubscribeFromBackInStock: Handler<typeof backInStock.unsubscribeFromBackInStock> = async (context, { token }) => {
  const { siteId, services } = context
  const requestId = (await requestOfToken(services, siteId, token)) ?? refuse('INVALID_UNSUBSCRIBE_TOKEN')
  const email = await findRecipient(context, requestId)
  const deleted = email === undefined ? [] : await deleteWaitingOf(context, email)
  for (const request of deleted) recordDeleted(context, request)
  return { deleted: deleted.length }
}
