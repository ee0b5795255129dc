import { digitalFileState, type DigitalFileState } from '@stoa/contract/orders/digital-file-state'
import { formatDay } from '@stoa/ui/dates'
import type { Order, Shop } from '../answers.ts'

/** A file that the buyer of a digital product can download. */
export interface DownloadView {
  lineId: string
  name: string
  state: DigitalFileState
  /** Undefined unless the file can be downloaded. */
  link: string | undefined
  /** The last day on which it can or could be downloaded. */
  until: string
}

type LocaleSettings = Pick<Shop, 'locale' | 'timeZone'>

/** The files of an order. */
export const downloadsOf = (order: Order, shop: LocaleSettings): DownloadView[] =>
  order.lineItems.flatMap((line) => downloadOf(line, order, shop) ?? [])

/** Nothing for an order that ended before its files could be downloaded. */
function downloadOf(
  { id, productName, digitalFile }: Order['lineItems'][number],
  order: Order,
  shop: LocaleSettings,
): DownloadView | undefined {
  const state = digitalFile && digitalFileState(digitalFile, order)
  if (!state || (state === 'ENDED' && !digitalFile.expirationDate)) return undefined
  return {
    state,
    lineId: id ?? '',
    name: productName.translated ?? productName.original ?? '',
    link: digitalFile.link ?? undefined,
    until: digitalFile.expirationDate ? formatDay(digitalFile.expirationDate, shop) : '',
  }
}
