import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { serveArchives, serveDownloadUrls, serveMedia } from '../../server/src/content/media/index.ts'
import { serveUploads } from '../../server/src/content/uploads/index.ts'
import { createServer } from '../../server/src/http/server.ts'
import type { Settings } from '../../server/src/kernel/settings.ts'
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
  const server = createServer(site.app)
  serveMedia(server, site.app)
  serveDownloadUrls(server, site.app)
  serveArchives(server, site.app)
  await serveUploads(server, site.app)
  await server.listen({ port, host: '127.0.0.1' })
  return { ...site, server, baseUrl }
}

export const pngOf = (width: number, height: number, background = 'teal'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
