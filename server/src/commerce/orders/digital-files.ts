import { downloadDays } from '@stoa/contract/orders/digital-file-state'
import type { Services } from '../../kernel/context.ts'
import type { Site } from '../../kernel/site.ts'
import type { Order, WireOrder } from './order.ts'

type LineItem = WireOrder['lineItems'][number]
type Signing = Pick<Services, 'tokens' | 'settings'>

const dayMs = 24 * 60 * 60 * 1000

/** Lets the buyer of an order download its files from now on. Called when the order is paid. */
export const releaseFiles = (order: Order, now: Date): Order => ({
  ...order,
  doc: {
    ...order.doc,
    lineItems: order.doc.lineItems.map((line) =>
      line.digitalFile ? { ...line, digitalFile: { ...line.digitalFile, expirationDate: expirationFrom(now) } } : line,
    ),
  },
})

const expirationFrom = (now: Date): string => new Date(now.getTime() + downloadDays * dayMs).toISOString()

interface Presented {
  site: Pick<Site, 'id' | 'baseUrl'>
  order: WireOrder
  now: Date
}

/** An order with links to its files, as long as they can be downloaded. Events carry no links: anyone with a link can download the file. */
export async function withDownloadLinks(services: Signing, { site, order, now }: Presented): Promise<WireOrder> {
  const ends = order.lineItems.flatMap(({ digitalFile }) => (isOpen(digitalFile, now) ? [digitalFile.expirationDate] : []))
  const end = ends.toSorted().at(-1)
  if (end === undefined || !isDownloadable(order)) return order
  const token = await signFor(services, { siteId: site.id, orderId: order.id! }, end)
  const lineItems = order.lineItems.map((line) => {
    const { id, digitalFile } = line
    if (!isOpen(digitalFile, now)) return line
    const link = `${site.baseUrl ?? services.settings.baseUrl}/downloads/file?line=${id}&token=${token}`
    return { ...line, digitalFile: { ...digitalFile, link } }
  })
  return { ...order, lineItems }
}

/** Whether the files of an order are its buyer's: it's paid, and neither canceled nor refunded. */
export const isDownloadable = ({ status, paymentStatus }: Pick<WireOrder, 'status' | 'paymentStatus'>): boolean =>
  status === 'APPROVED' && (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED')

type File = NonNullable<LineItem['digitalFile']>

/** Whether a file was released, and hasn't expired yet. */
export const isOpen = (file: File | undefined, now: Date): file is File & { expirationDate: string } =>
  Boolean(file?.expirationDate) && new Date(file!.expirationDate!) > now

/** The order that a token was signed for. */
export interface SignedOrder {
  siteId: string
  orderId: string
}

/** One token for all lines of an order: signing is slow, and lists have many orders. The same token each time, so that an order that is read again hasn't
 *  changed. */
function signFor({ tokens }: Signing, { siteId, orderId }: SignedOrder, end: string): Promise<string> {
  const expirationDate = new Date(end)
  const life = { issuedDate: new Date(expirationDate.getTime() - downloadDays * dayMs), expirationDate }
  return tokens.sign('hand-over', { siteId, subject: orderId, role: 'download' }, life)
}

/** The order whose files a link's token gives access to. Undefined if the token is invalid or expired. */
export async function openDownloadToken({ tokens }: Pick<Services, 'tokens'>, token: string): Promise<SignedOrder | undefined> {
  const claims = await tokens.verify('hand-over', token)
  return claims?.role === 'download' ? { siteId: claims.siteId, orderId: claims.subject } : undefined
}
