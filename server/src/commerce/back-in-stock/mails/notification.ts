import { mediaUrl, toWireImage } from '../../../content/media/public.ts'
import type { ShopSettings } from '../../../kernel/shop-settings.ts'
import { type Block, type MailDraft, note, pictureOf, type Row } from '../../../mail/public.ts'
import { currentPrice, visiblePictures, coverOf } from '../../catalogue/public.ts'
import { formatAmount, fromWireAmount } from '../../pricing/public.ts'
import type { BackInStockRequest } from '../request.ts'
import type { WaveDetails } from '../waves/wave.ts'
import { mailTexts } from './mail-texts.ts'
import type { NotifiedItem } from './store.ts'

export interface Notification {
  request: Pick<BackInStockRequest, 'email' | 'itemUrl'>
  /** Absent if the product was deleted. */
  item: NotifiedItem | undefined
  details: WaveDetails
  shop: ShopSettings
  /** Of the shop's pages. */
  baseUrl: string
  unsubscribeUrl: string
}

/** The email to a shopper whose item is in stock again: as it is in the catalogue now, or as the shop says. */
export function notificationOf(notification: Notification): MailDraft {
  const { request, shop, details, item, unsubscribeUrl } = notification
  const texts = mailTexts(shop.language)
  const name = details.name || item?.name || texts.item
  const blocks: Block[] = [
    { kind: 'paragraph', text: texts.intro(shop.name, name) },
    { kind: 'table', rows: [rowOf(notification, name)] },
    ...(details.facts ?? []).map((fact) => note(`${fact.name}: ${fact.text}`)),
    { kind: 'button', label: texts.button, link: pageOf(notification) },
    note(`${texts.hurry} ${texts.once}`),
    { kind: 'note', text: texts.unsubscribe, link: { label: texts.unsubscribeButton, url: unsubscribeUrl } },
  ]
  return {
    template: 'back-in-stock',
    recipient: request.email,
    shop,
    subject: texts.subject(name),
    heading: texts.heading,
    blocks,
    unsubscribeUrl,
  }
}

function rowOf({ item, details, shop, baseUrl }: Notification, name: string): Row {
  const detail = Object.entries(item?.choices ?? {})
    .map(([option, choice]) => `${option}: ${choice}`)
    .join(', ')
  const [cover] = visiblePictures(item?.media ?? [])
  const url = details.imageId ? mediaUrl(baseUrl, details.imageId) : cover && toWireImage(coverOf(cover), baseUrl).url
  return { label: name, amount: amountOf({ item, details, shop }), ...(detail && { detail }), ...pictureOf(url) }
}

function amountOf({ item, details, shop }: Pick<Notification, 'item' | 'details' | 'shop'>): string {
  const { currency, locale, language } = shop
  if (details.price !== undefined) return reportedAmount(details.price, shop)
  if (!item) return ''
  if (item.priceMinor === null) return mailTexts(language).from(formatAmount(item.lowestPriceMinor, currency, locale))
  return formatAmount(currentPrice({ priceMinor: item.priceMinor, saleMinor: item.saleMinor }, item.discount), currency, locale)
}

/** What was reported can be a text, such as `2 for €5`. */
function reportedAmount(price: string, { currency, locale }: ShopSettings): string {
  const minor = fromWireAmount(price, currency)
  return minor === undefined ? price : formatAmount(minor, currency, locale)
}

const pageOf = ({ request: { itemUrl }, item, baseUrl }: Notification): string =>
  itemUrl ?? (item?.visible ? `${baseUrl}/products/${item.slug}` : baseUrl)
