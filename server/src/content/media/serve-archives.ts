import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isGuid } from '@stoa/contract/guid'
import { attachment } from '../../http/attachment.ts'
import { applicationErrorResponse } from '../../http/error-response.ts'
import { sendResponse } from '../../http/serve.ts'
import type { App } from '../../kernel/app.ts'
import { isUrlSecret } from '../../kernel/url-secret.ts'
import { invalidUrl } from './access.ts'
import { uniquePaths } from './archive-paths.ts'
import type { FileArchive } from './archive-tables.ts'
import { archiveFolder } from './archive.ts'
import { findArchive, selectArchivedFiles, selectFilesOfFolder } from './store.ts'
import { zipEntriesMax, zipOf, type ZipEntry } from './zip.ts'

/** Serves the URLs of `generateFilesDownloadUrl` and `generateFolderDownloadUrl`. */
export function serveArchives(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: `${archiveFolder}/:id`, handler: (request, reply) => answer(app, request, reply) })
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params as { id: string }
  const { token } = request.query as { token?: unknown }
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  const archive = isGuid(id)
    ? await findArchive({ db: services.database, siteId: services.settings.siteId }, id, services.now())
    : undefined
  if (!archive || typeof token !== 'string' || !isUrlSecret(archive, token)) return sendResponse(reply, invalidUrl)
  const entries = await entriesOf(services, archive)
  if (entries.length > zipEntriesMax) return sendResponse(reply, tooMany)
  reply.type('application/zip').header('content-disposition', attachment(archive.fileName))
  return request.method === 'HEAD' ? reply.send() : reply.send(zipOf(entries))
}

async function entriesOf({ database, settings, fileStore }: App['services'], { folderId, fileIds }: FileArchive): Promise<ZipEntry[]> {
  const scope = { db: database, siteId: settings.siteId }
  const files =
    folderId === null ? await selectArchivedFiles(scope, fileIds) : await selectFilesOfFolder(scope, folderId, zipEntriesMax + 1)
  const paths = uniquePaths(files)
  return files.map(({ contentKey, sizeBytes }, index) => ({
    path: paths[index]!,
    size: sizeBytes,
    read: () => fileStore.read(contentKey),
  }))
}

const tooMany = applicationErrorResponse(413, 'ARCHIVE_TOO_LARGE', 'There are too many files for one archive. Download fewer at once.')
