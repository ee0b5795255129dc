import type { mails } from '@stoa/contract'
import { newId } from '../../database/ids.ts'
import { countAttempt } from '../../http/limits/public.ts'
import type { Handler } from '../../kernel/handler.ts'
import { findLogos } from '../logos.ts'
import { openMailServer } from '../mail-server.ts'
import { shopSender } from '../sender.ts'
import { testMail } from '../test-mail.ts'

export const sendTestMail: Handler<typeof mails.sendTestMail> = async (context) => {
  const { identity, services, site, now } = context
  const { smtpUrl } = services.settings
  const recipient = await context.services.hooks.staffEmail(context)
  if (recipient === undefined) throw new Error('the signed-in team member has no email address')
  await countAttempt(context, 'test-mail', identity.id)
  if (!smtpUrl) return { testMail: { recipient, outcome: 'NOT_CONFIGURED', words: '' } }
  const server = await openMailServer({ ...services.settings, smtpUrl })
  try {
    const { settings: shop } = site
    const logoOf = await findLogos(context, [shop])
    const mail = testMail({ recipient, shop }, logoOf(shop))
    const { outcome, serverResponse } = await server.deliver(
      { ...mail, id: newId(), recipient, createdDate: now },
      shopSender(services, shop),
      now,
    )
    return { testMail: { recipient, outcome, words: serverResponse } }
  } finally {
    server.close()
  }
}
