import type { mails } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { refuse } from '../../http/refuse.ts'
import { presentWholeMail } from '../present.ts'
import { findMail } from '../store.ts'

export const getMail: Handler<typeof mails.getMail> = async (context, { id }) => {
  const mail = (await findMail(context, id)) ?? refuse('MAIL_NOT_FOUND')
  const { site, services } = context
  return { mail: presentWholeMail(mail, { shop: site.settings, baseUrl: services.settings.baseUrl }) }
}
