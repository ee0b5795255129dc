import type { mails } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refuse.ts'
import { presentWholeMail } from '../present.ts'
import { findMail } from '../store.ts'

export const getMail: Handler<typeof mails.getMail> = async (context, { id }) => {
  const mail = (await findMail(context, id)) ?? refuse('MAIL_NOT_FOUND')
  const { site, services } = context
  const whole = presentWholeMail(mail, { shop: site.settings, baseUrl: services.settings.baseUrl })
  return { mail: mayOpen(context, mail.template) ? whole : { ...whole, ...sealed } }
}

/** What is in these opens an account. */
const secret: readonly string[] = ['recovery', 'activation', 'verification-code']
const words = 'What stands in this mail is for its reader alone. Whoever is signed in at the desk can look at it.'
const sealed = { plain: words, html: `<p>${words}</p>` }

/** A key reads what was written to whom; it takes nobody's account over with it. */
const mayOpen = ({ identity }: Context, template: string): boolean =>
  !secret.includes(template) || (identity.kind === 'owner' && identity.apiKeyId === undefined)
