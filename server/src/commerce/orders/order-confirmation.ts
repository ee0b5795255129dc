import { html, type Html } from '../../http/html.ts'
import type { ShopSettings } from '../../kernel/shop-settings.ts'
import { layout, type Mail } from '../../mail/public.ts'
import { texts } from './mail-texts.ts'
import { boughtRows, placeLines, sumRows, type Row } from './order-summary.ts'
import type { WireOrder } from './order.ts'

const words = texts.orderConfirmation

export interface Confirmed {
  order: WireOrder
  shop: Pick<ShopSettings, 'name' | 'email' | 'payment' | 'language'>
  /** The order's page. */
  link: string
}

/** The mail that an order was received; undefined where nobody left an address. It says what the order's event says, whenever it is written. */
export function orderConfirmation(confirmed: Confirmed): Mail | undefined {
  const { order, shop } = confirmed
  const recipient = order.buyerInfo.email
  if (!recipient) return undefined
  const subject = words.subject(shop.name, order.number ?? '')
  return { template: 'order-confirmation', ...layout({ recipient, shop, subject, html: asHtml(confirmed), plain: asPlain(confirmed) }) }
}

/** What the mail says first: thanks, and that the order has arrived. */
const opening = ({ billingInfo, number = '' }: WireOrder): [string, string] => [
  words.thanks(billingInfo?.contactDetails?.firstName ?? undefined),
  words.received(number),
]

/** How it is paid, in the shop's own words where that is still to be done. */
function payment({ order, shop }: Confirmed): { heading: string; text: string } {
  if (order.paymentStatus === 'PAID') return { heading: words.paid, text: order.priceSummary.total.formattedAmount ?? '' }
  const { title, instructions } = shop.payment.offline ?? { title: '', instructions: '' }
  return { heading: words.toBePaid, text: [title, instructions].filter(Boolean).join(': ') }
}

function asPlain(confirmed: Confirmed): string[] {
  const { order, link } = confirmed
  const place = placeLines(order)
  const { heading, text } = payment(confirmed)
  return [
    opening(order).join('\n'),
    boughtRows(order).map(plainRow).join('\n'),
    sumRows(order).map(plainRow).join('\n'),
    `${heading}: ${text}`,
    ...(place ? [[`${place.heading}:`, ...place.lines].join('\n')] : []),
    `${words.link}: ${link}`,
  ]
}

const plainRow = ({ label, amount, detail }: Row): string => `${label}${detail ? ` (${detail})` : ''}: ${amount}`

function asHtml(confirmed: Confirmed): Html[] {
  const { order, link } = confirmed
  const place = placeLines(order)
  const { heading, text } = payment(confirmed)
  const [thanks, received] = opening(order)
  return [
    html`<h1 style="font-size:1.25rem">${thanks}</h1>`,
    html`<p>${received}</p>`,
    table(boughtRows(order)),
    table(sumRows(order)),
    html`<p><strong>${heading}</strong><br />${text}</p>`,
    ...(place ? [html`<p><strong>${place.heading}</strong><br />${place.lines.map((line) => html`${line}<br />`)}</p>`] : []),
    html`<p><a href="${link}">${words.link}</a></p>`,
  ]
}

const table = (rows: readonly Row[]): Html =>
  html`<table style="width:100%;border-collapse:collapse">
    ${rows.map(htmlRow)}
  </table>`

const htmlRow = ({ label, amount, detail }: Row): Html =>
  html`<tr>
    <td style="padding:.25rem 0">${label}${detail ? html`<br /><small>${detail}</small>` : undefined}</td>
    <td style="padding:.25rem 0;text-align:right;vertical-align:top">${amount}</td>
  </tr>`
