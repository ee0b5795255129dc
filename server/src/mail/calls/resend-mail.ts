import type { mails } from '@stoa/contract'
import type { Handler } from '../../kernel/handler.ts'
import { refuse } from '../../kernel/refuse.ts'
import { isForSample } from '../outcome.ts'
import { presentMail } from '../present.ts'
import { findMail, requeueMail } from '../store.ts'
import { addToQueue } from '../write-mail.ts'

export const resendMail: Handler<typeof mails.resendMail> = async (context, { id }) => {
  const mail = (await findMail(context, id)) ?? refuse('MAIL_NOT_FOUND')
  if (mail.status === 'SENT' || mail.plain === '' || isForSample(mail.recipient)) refuse('MAIL_CANNOT_BE_SENT')
  await requeueMail(context, id, context.now)
  await addToQueue(context, { siteId: context.siteId, id }, { template: mail.template, replacesWaiting: true })
  return { mail: presentMail((await findMail(context, id)) ?? refuse('MAIL_NOT_FOUND')) }
}
