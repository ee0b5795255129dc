import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReturnAddress, returnRulesFor } from '../../access/oauth/public.ts'
import { attachment } from '../../http/attachment.ts'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { sendFile, type SentFile } from '../../http/send-file.ts'
import { sendResponse } from '../../http/serve.ts'
import { serverContext } from '../../jobs/public.ts'
import type { App } from '../../kernel/app.ts'
import { expiredUrl, invalidUrl } from './access.ts'
import { viewerPolicy, sandboxPolicy, showingOf } from './disposition.ts'
import { downloadFolder, originalKey, readGrant } from './download-url.ts'
import { findServedFile } from './served-file.ts'
import { type Grant, isSignedFor, wasSignedFor } from './sign.ts'
import { findAsset, sentOriginal } from './stored-file.ts'
import { findVersion } from './version-asset.ts'

/** Serves the URLs of `generateFileDownloadUrl`: to everyone who has one, until it expires. */
export function serveDownloadUrls(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: `${downloadFolder}/:id/:name`, handler: (request, reply) => answer(app, request, reply) })
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  const grant = readGrant(request.params as { id: string; name: string }, request.query as Record<string, unknown>)
  if (!grant) return sendResponse(reply, invalidUrl)
  if (!(await isSignedFor(services, grant.token, grant))) return refuseGrant(services, reply, grant)
  const file = await findSent(services, grant)
  if (!file) return sendResponse(reply, deletedFile)
  const showing = showingOf(file.mimeType)
  reply.header('content-security-policy', showing === 'INLINE' ? viewerPolicy : sandboxPolicy)
  if (grant.disposition === 'ATTACHMENT' || showing === 'ATTACHMENT') reply.header('content-disposition', attachment(grant.fileName!))
  if (!(await sendFile(request, reply, file))) sendResponse(reply.removeHeader('content-disposition'), deletedFile)
  return reply
}

/** A URL that has expired redirects as it says, if the domain is still allowed. One that was changed or invented doesn't. */
async function refuseGrant(
  services: App['services'],
  reply: FastifyReply,
  { token, ...grant }: Grant & { token: string },
): Promise<FastifyReply> {
  if (!(await wasSignedFor(services, token, grant))) return sendResponse(reply, invalidUrl)
  const { redirectUrl } = grant
  const context = await serverContext(services, services.settings.siteId)
  if (redirectUrl !== undefined && isReturnAddress(redirectUrl, await returnRulesFor(context))) return reply.redirect(redirectUrl, 302)
  return sendResponse(reply, expiredUrl)
}

async function findSent(services: App['services'], { fileId, assetKey }: Grant): Promise<SentFile | undefined> {
  const { siteId } = services.settings
  const file = (await findServedFile(services, siteId, fileId))?.file
  if (!file) return undefined
  if (assetKey === originalKey) return sentOriginal(services, file)
  const version = await findVersion({ db: services.database, siteId }, file.id, assetKey!)
  return version ? sentOriginal(services, version) : findAsset(services, file, assetKey!)
}

const deletedFile = applicationErrorResponse(410, 'FILE_DELETED', 'This file was deleted.')
