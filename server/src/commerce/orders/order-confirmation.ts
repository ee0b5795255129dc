import { formatBy } from '../../kernel/format-by.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import type { Block, Fact, MailDraft } from '../../mail/public.ts'
import { mailTexts, type OrderMailTexts } from './mail-texts.ts'
import { deliveryFact, itemRows, nameOf, sumRows } from './order-summary.ts'
import type { WireOrder } from './order.ts'

export interface Confirmation {
  order: WireOrder
  shop: Pick<ShopSettings, 'name' | 'email' | 'logoMediaId' | 'payment' | 'language' | 'locale' | 'timeZone'>
  /** The URL of the order's page. */
  link: string
}

/** The confirmation of an order. Returns undefined if the order has no email address. It reflects the order's event, however late it is written. */
export function orderConfirmation({ order, shop, link }: Confirmation): MailDraft | undefined {
  const recipient = order.buyerInfo.email
  if (!recipient) return undefined
  const texts = mailTexts(shop.language).orderConfirmation
  const { number = '', billingInfo } = order
  const options = { texts, locale: shop.locale }
  const delivery = deliveryFact(order, options)
  const blocks: Block[] = [
    { kind: 'paragraph', text: texts.received(number, dateOf(order, shop)) },
    { kind: 'button', label: texts.button, link },
    ...downloadBlocks(order, shop, texts),
    { kind: 'heading', text: texts.summary },
    { kind: 'table', rows: itemRows(order, options) },
    { kind: 'table', rows: sumRows(order, texts) },
    { kind: 'facts', facts: [paymentFact(order, shop, texts), ...(delivery ? [delivery] : [])] },
  ]
  const heading = texts.thanks(billingInfo?.contactDetails?.firstName ?? undefined)
  return { template: 'order-confirmation', recipient, shop, subject: texts.subject(number), heading, blocks }
}

const dateFormat = formatBy((locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }))

function dateOf({ purchasedDate }: WireOrder, { locale, timeZone }: Confirmation['shop']): string | undefined {
  return purchasedDate ? longDate(purchasedDate, { locale, timeZone }) : undefined
}

const longDate = (instant: string, { locale, timeZone }: Pick<Confirmation['shop'], 'locale' | 'timeZone'>): string =>
  dateFormat(locale, timeZone).format(new Date(instant))

/** A button for each file that can be downloaded, and until when. */
function downloadBlocks({ lineItems }: WireOrder, shop: Confirmation['shop'], texts: OrderMailTexts): Block[] {
  const files = lineItems.flatMap(({ productName, digitalFile }) =>
    digitalFile?.link && digitalFile.expirationDate ? [{ ...digitalFile, link: digitalFile.link, name: nameOf(productName) }] : [],
  )
  const [first] = files
  if (!first) return []
  return [
    { kind: 'heading', text: texts.downloads },
    ...files.map(({ name, link }): Block => ({ kind: 'button', label: texts.download(name), link })),
    { kind: 'note', text: texts.downloadUntil(longDate(first.expirationDate!, shop)) },
  ]
}

/** The payment, with the shop's own instructions while it is outstanding. */
function paymentFact({ paymentStatus, priceSummary }: WireOrder, { payment }: Confirmation['shop'], texts: OrderMailTexts): Fact {
  if (paymentStatus === 'PAID') return { heading: texts.paid, lines: [priceSummary.total.formattedAmount ?? ''] }
  const { title, instructions } = payment.offline ?? { title: '', instructions: '' }
  return { heading: texts.paymentDue, lines: [title, ...instructions.split('\n')].filter(Boolean) }
}
