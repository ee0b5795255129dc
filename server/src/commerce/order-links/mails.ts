import { letter, type Letter, type Mail } from '../../mail/public.ts'

const texts = {
  orderLink: {
    subject: (shop: string, number: string) => `The link to your order ${number} at ${shop}`,
    asked: (number: string) => `Somebody asked for the link to your order ${number}. Here it is.`,
    link: 'See your order',
    lasts: 'It opens this one order for 24 hours. Please do not pass it on: whoever has it sees what you bought and where it goes.',
    notYou: 'If it was not you who asked, there is nothing you need to do: this mail went to you alone.',
  },
} as const

interface Asked extends Pick<Letter, 'recipient' | 'shop'> {
  number: string
  /** The order's page. */
  link: string
}

/** The mail with the link to an order that somebody asked for. It names nothing that was bought: it may have been asked for by anybody. */
export const orderLinkMail = ({ number, recipient, shop, link }: Asked): Mail =>
  letter({
    template: 'order-link',
    recipient,
    shop,
    subject: texts.orderLink.subject(shop.name, number),
    before: texts.orderLink.asked(number),
    after: [texts.orderLink.lasts, texts.orderLink.notYou],
    about: { link, label: texts.orderLink.link },
  })
