import { formatBy } from '../../kernel/format-by.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { layout, type Block, type Fact, type Mail } from '../../mail/public.ts'
import { mailTexts, type OrderMailTexts } from './mail-texts.ts'
import { deliveryFact, itemRows, sumRows } from './order-summary.ts'
import type { WireOrder } from './order.ts'

export interface Confirmation {
  order: WireOrder
  shop: Pick<ShopSettings, 'name' | 'email' | 'payment' | 'language' | 'locale' | 'timeZone'>
  /** The URL of the order's page. */
  link: string
}

/** The confirmation of an order. Returns undefined if the order has no email address. It reflects the order's event, however late it is written. */
export function orderConfirmation({ order, shop, link }: Confirmation): Mail | undefined {
  const recipient = order.buyerInfo.email
  if (!recipient) return undefined
  const texts = mailTexts(shop.language).orderConfirmation
  const { number = '', billingInfo } = order
  const options = { texts, locale: shop.locale }
  const delivery = deliveryFact(order, options)
  const blocks: Block[] = [
    { kind: 'paragraph', text: texts.received(number, dateOf(order, shop)) },
    { kind: 'button', label: texts.button, link },
    { kind: 'heading', text: texts.summary },
    { kind: 'table', rows: itemRows(order, options) },
    { kind: 'table', rows: sumRows(order, texts) },
    { kind: 'facts', facts: [paymentFact(order, shop, texts), ...(delivery ? [delivery] : [])] },
  ]
  const heading = texts.thanks(billingInfo?.contactDetails?.firstName ?? undefined)
  return { template: 'order-confirmation', ...layout({ recipient, shop, subject: texts.subject(number), heading, blocks }) }
}

const dateFormat = formatBy((locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))

function dateOf({ purchasedDate }: WireOrder, { locale, timeZone }: Confirmation['shop']): string | undefined {
  return purchasedDate ? dateFormat(locale, timeZone).format(new Date(purchasedDate)) : undefined
}

/** The payment, with the shop's own instructions while it is outstanding. */
function paymentFact({ paymentStatus, priceSummary }: WireOrder, { payment }: Confirmation['shop'], texts: OrderMailTexts): Fact {
  if (paymentStatus === 'PAID') return { heading: texts.paid, lines: [priceSummary.total.formattedAmount ?? ''] }
  const { title, instructions } = payment.offline ?? { title: '', instructions: '' }
  return { heading: texts.paymentDue, lines: [title, ...instructions.split('\n')].filter(Boolean) }
}
