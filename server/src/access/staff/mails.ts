import { letter, type Letter, type Mail } from '../../mail/public.ts'

const texts = {
  invitation: {
    subject: (shop: string) => `Work with us on ${shop}`,
    asked: (shop: string, who: string) =>
      `${who} invites you to the dashboard of ${shop}. With this link you choose your name and a password:`,
    link: 'Accept the invitation',
    lasts: 'It is good for seven days, and once. Whoever has it gets your place: please do not pass it on.',
    notYou: 'If you expected no invitation, there is nothing you need to do.',
  },
} as const

/** The mail with the link to join the staff; `from` is the name of whoever invites. */
export function staffInvitationMail({
  recipient,
  shop,
  link,
  from,
}: Pick<Letter, 'recipient' | 'shop'> & { link: string; from: string }): Mail {
  const { name } = shop
  return letter({
    template: 'staff-invitation',
    recipient,
    shop,
    subject: texts.invitation.subject(name),
    before: texts.invitation.asked(name, from),
    after: [texts.invitation.lasts, texts.invitation.notYou],
    about: { link, label: texts.invitation.link },
  })
}
