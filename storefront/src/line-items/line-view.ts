import { relativePath } from '@stoa/ui/relative-path'
import type { CartLineItem, CheckoutLineItem, Order } from '../answers.ts'
import type { PictureFacts } from '../products/picture.tsx'

type AnyLineItem = CartLineItem | CheckoutLineItem | Order['lineItems'][number]
export type Money = { formattedAmount?: string; formattedConvertedAmount?: string; amount?: string } | undefined

/** A line of a cart, a checkout or an order, as it is displayed. */
export interface LineView {
  id: string
  name: string
  /** The path of the product's page. */
  href: string | undefined
  picture: PictureFacts | undefined
  choices: { name: string; value: string }[]
  quantity: number
  /** Per unit, as paid. */
  price: string
  /** Per unit before discounts, if there are any. */
  before: string | undefined
  /** For the full quantity. */
  total: string
}

/** An amount in the buyer's currency as localized text. */
export const written = (money: Money): string => money?.formattedConvertedAmount ?? money?.formattedAmount ?? ''

export const isZero = (money: Money): boolean => Number(money?.amount ?? 0) === 0

export function lineView(line: AnyLineItem): LineView {
  const { id, productName, quantity, price, lineItemPrice } = line
  const before = 'fullPrice' in line ? line.fullPrice : line.priceBeforeDiscounts
  return {
    id: id ?? '',
    name: productName?.translated ?? productName?.original ?? '',
    href: hrefOf(line),
    picture: pictureOf(line),
    choices: choicesOf(line),
    quantity: quantity ?? 1,
    price: written(price),
    before: written(before) === written(price) ? undefined : written(before),
    total: written(lineItemPrice),
  }
}

function hrefOf(line: AnyLineItem): string | undefined {
  const path = 'url' in line ? line.url?.relativePath : undefined
  return path ? relativePath(path, '/') : undefined
}

/** The name is next to it, so the picture is decorative. */
function pictureOf(line: AnyLineItem): PictureFacts | undefined {
  const image = 'image' in line ? line.image : 'media' in line ? line.media : undefined
  return image?.url ? { url: image.url, alt: '' } : undefined
}

function choicesOf({ descriptionLines }: AnyLineItem): LineView['choices'] {
  return (descriptionLines ?? []).map(({ name, plainText, colorInfo }) => ({
    name: name?.translated ?? name?.original ?? '',
    value: plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original ?? '',
  }))
}
