import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileOf, type StoredFile } from '../../content/media/public.ts'
import type { App } from '../../kernel/app.ts'
import { isDownloadable, openDownloadLink, secondsLeft } from './digital-files.ts'
import { findOrderOfSite } from './store.ts'

/** The page that explains why a link doesn't work any more. */
const expiredPage = '/downloads'

/** Serves the files of digital products to those who have a signed link. */
export function serveDownloads(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: '/downloads/file', handler: (request, reply) => answer(app, request, reply) })
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.query as { token?: unknown }
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
  const file = typeof token === 'string' ? await findDownload(services, token) : undefined
  if (!file) return reply.redirect(expiredPage, 303)
  return reply.type(file.mimeType).header('content-disposition', attachment(file.fileName)).send(file.bytes)
}

/** The file behind a link, if its order still entitles its buyer to it. */
async function findDownload(services: App['services'], token: string): Promise<StoredFile | undefined> {
  const opened = await openDownloadLink(services, token)
  if (opened?.siteId !== services.settings.siteId) return undefined
  const order = await findOrderOfSite({ db: services.database, siteId: opened.siteId }, opened.orderId)
  const file = order?.doc.lineItems.find(({ id }) => id === opened.lineItemId)?.digitalFile
  if (!order || !isDownloadable(order) || secondsLeft(file, services.now()) <= 0) return undefined
  return file?.fileId === undefined ? undefined : readFileOf(services, opened.siteId, file.fileId)
}

/** The header that makes browsers save a file under its name, in ASCII and in full. */
function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\w .()-]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}
