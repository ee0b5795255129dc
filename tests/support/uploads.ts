import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { fileStoreOf } from '../../server/src/content/file-store/index.ts'
import { serveArchives, serveDownloadUrls, serveMedia } from '../../server/src/content/media/index.ts'
import { serveUploads } from '../../server/src/content/uploads/index.ts'
import { createServer } from '../../server/src/http/server.ts'
import type { CallerIdentity } from '../../server/src/kernel/identity.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
import { createServerApp } from '../../server/src/start.ts'
import { freePort } from './free-port.ts'
import { makeTestSite, type TestSite } from './site.ts'

export interface MediaSite extends TestSite {
  server: FastifyInstance
  /** Where the server listens. */
  baseUrl: string
}

/** A site whose media server listens, without the other pages. */
export async function makeMediaSite(changes: Partial<Settings> = {}): Promise<MediaSite> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const site = await makeTestSite({ rateLimits: 'off', port, baseUrl, ...changes })
  return { ...site, server: await listening(site), baseUrl }
}

/** Stops the server of a site, and deletes its files. */
export async function closeMediaSite({ server, settings }: MediaSite): Promise<void> {
  await server.close()
  rmSync(settings.dataFolder, { recursive: true, force: true })
}

/** Another server of the same site, with nothing in memory, after the first one has stopped. */
export async function restarted(site: MediaSite): Promise<MediaSite> {
  await site.server.close()
  const { app } = site
  const fresh = createServerApp({ ...app.services, fileStore: fileStoreOf(site.settings) }, { checkResponses: true })
  return { ...site, server: await listening({ ...site, app: fresh }) }
}

async function listening(site: TestSite): Promise<FastifyInstance> {
  const server = createServer(site.app)
  serveMedia(server, site.app)
  serveDownloadUrls(server, site.app)
  serveArchives(server, site.app)
  await serveUploads(server, site.app)
  await server.listen({ port: site.settings.port, host: '127.0.0.1' })
  return server
}

/** An app that can upload. */
export async function newUploader(site: TestSite): Promise<Extract<CallerIdentity, { kind: 'app' }>> {
  const permissions = ['MEDIA.SITE_MEDIA_FILES_UPLOAD']
  const { app } = await site.as(site.owner()).apps.createApp({ name: 'Camera', permissions })
  return { kind: 'app', siteId: site.siteId, id: app.id, permissions, clientId: app.id }
}

export const pngOf = (width: number, height: number, background = 'teal'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

export const put = (url: string, body: Buffer | string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'PUT', body: body as BodyInit, headers })

/** Of a refused upload: the status, and the code. */
export async function codeOf(response: Response): Promise<[number, string]> {
  const { details } = (await response.json()) as { details: { applicationError: { code: string } } }
  return [response.status, details.applicationError.code]
}

/** The keys of everything that a site has stored. */
export async function storedKeys({ app }: TestSite): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.services.fileStore.list()) keys.push(key)
  return keys.toSorted()
}
