import type { Services } from '../../kernel/context.ts'
import type { Order, WireOrder } from './order.ts'

type LineItem = WireOrder['lineItems'][number]
type Links = Pick<Services, 'tokens' | 'sites' | 'settings'>

/** For how long the files of a paid order can be downloaded. */
const downloadDays = 30
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

/** An order with links to its files, as long as they can be downloaded. Events carry no links: anyone with a link can download the file. */
export async function withDownloadLinks(services: Links, { siteId, order, now }: { siteId: string; order: WireOrder; now: Date }) {
  if (!isDownloadable(order)) return order
  const lineItems = await Promise.all(
    order.lineItems.map(async (line) => {
      const { id, digitalFile } = line
      if (!isOpen(digitalFile, now)) return line
      const file = { siteId, orderId: order.id!, lineItemId: id! }
      return { ...line, digitalFile: { ...digitalFile, link: await downloadLink(services, file, digitalFile.expirationDate) } }
    }),
  )
  return { ...order, lineItems }
}

/** Whether the files of an order are its buyer's: it's paid, and neither canceled nor refunded. */
export const isDownloadable = ({ status, paymentStatus }: Pick<WireOrder, 'status' | 'paymentStatus'>): boolean =>
  status === 'APPROVED' && (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED')

type File = NonNullable<LineItem['digitalFile']>

/** Whether a file was released, and hasn't expired yet. */
export const isOpen = (file: File | undefined, now: Date): file is File & { expirationDate: string } =>
  Boolean(file?.expirationDate) && new Date(file!.expirationDate!) > now

/** A line of an order, of which a file can be downloaded. */
export interface FileOfLine {
  siteId: string
  orderId: string
  lineItemId: string
}

/** The same link each time, so that an order that is read again hasn't changed. */
async function downloadLink({ tokens, sites, settings }: Links, { siteId, orderId, lineItemId }: FileOfLine, end: string): Promise<string> {
  const expirationDate = new Date(end)
  const life = { issuedDate: new Date(expirationDate.getTime() - downloadDays * dayMs), expirationDate }
  const token = await tokens.sign('hand-over', { siteId, subject: `${orderId}/${lineItemId}`, role: 'download' }, life)
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}/downloads/file?token=${token}`
}

/** What a link's token gives access to. Undefined if it's invalid or expired. */
export async function openDownloadLink({ tokens }: Pick<Services, 'tokens'>, token: string): Promise<FileOfLine | undefined> {
  const claims = await tokens.verify('hand-over', token)
  if (claims?.role !== 'download') return undefined
  const [orderId = '', lineItemId = ''] = claims.subject.split('/')
  return { siteId: claims.siteId, orderId, lineItemId }
}
