import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findStoredFile, type StoredFile } from '../../content/media/public.ts'
import { attachment } from '../../http/attachment.ts'
import { sendFile } from '../../http/send-file.ts'
import type { App } from '../../kernel/app.ts'
import { isDownloadable, isOpen, openDownloadToken } from './digital-files.ts'
import { findOrderOfSite } from './store.ts'

/** The page that explains why a link no longer works. */
const expiredPage = '/downloads'

/** Serves the files of digital products to those who have a signed link. */
export function serveDownloads(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: '/downloads/file', handler: (request, reply) => answer(app, request, reply) })
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { line, token } = request.query as { line?: unknown; token?: unknown }
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
  const file = typeof line === 'string' && typeof token === 'string' ? await findDownload(services, line, token) : undefined
  if (!file) return reply.redirect(expiredPage, 303)
  reply.header('content-disposition', attachment(file.fileName))
  if (!(await sendFile(request, reply, file))) reply.removeHeader('content-disposition').redirect(expiredPage, 303)
  return reply
}

/** The file behind a link, if its order still entitles its buyer to it. */
async function findDownload(services: App['services'], line: string, token: string): Promise<StoredFile | undefined> {
  const opened = await openDownloadToken(services, token)
  if (opened?.siteId !== services.settings.siteId) return undefined
  const order = await findOrderOfSite({ db: services.database, siteId: opened.siteId }, opened.orderId)
  const file = order?.doc.lineItems.find(({ id }) => id === line)?.digitalFile
  if (!order || !isDownloadable(order) || !isOpen(file, services.now())) return undefined
  return file.fileId === undefined ? undefined : findStoredFile(services, opened.siteId, file.fileId)
}
