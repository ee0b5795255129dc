import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { applicationAnswer } from '../http/answer.ts'
import { send } from '../http/serve.ts'
import { drawSamplePicture } from '../seed/pictures.ts'
import { pathOf, readIfThere, writeWhole } from './files.ts'
import { Busy, render, type Format } from './render.ts'
import { findMedia, type MediaRow } from './store.ts'
import { readTransform, type Transform } from './transform.ts'

const year = 'public, max-age=31536000, immutable'

/** Pictures at `/media/<id>`, and at the transform forms below it (wire §8). */
export function serveMedia(server: FastifyInstance, app: App): void {
  server.route({ method: ['GET', 'HEAD'], url: '/media/:id', handler: (request, reply) => answer(app, request, reply) })
  server.route({ method: ['GET', 'HEAD'], url: '/media/:id/*', handler: (request, reply) => answer(app, request, reply) })
}

async function answer({ services }: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id, '*': rest } = request.params as { id: string; '*'?: string }
  const { siteId, dataFolder } = services.settings
  const transform = rest === undefined ? undefined : readTransform(rest)
  const media = rest !== undefined && !transform ? undefined : await findMedia(services.database, siteId, id)
  const original = media && (await originalOf(dataFolder, siteId, media))
  if (!media || !original) return send(reply, applicationAnswer(404, 'MEDIA_NOT_FOUND', 'There is no such picture.'))
  if (!transform) return reply.type(media.mimeType).header('cache-control', year).header('cross-origin-resource-policy', 'cross-origin').send(original)
  const format = formatFor(media, request.headers.accept)
  try {
    const bytes = await rendition(original, { dataFolder, siteId, id, transform, format })
    return reply.type(`image/${format}`).header('cache-control', year).header('vary', 'accept').header('cross-origin-resource-policy', 'cross-origin').send(bytes)
  } catch (error) {
    if (error instanceof Busy) return send(reply, applicationAnswer(503, 'TEMPORARILY_UNAVAILABLE', 'Too many pictures are being made; try again.'))
    throw error
  }
}

const formatFor = ({ mimeType }: MediaRow, accept = ''): Format => (accept.includes('image/webp') ? 'webp' : mimeType === 'image/png' ? 'png' : 'jpeg')

interface Wanted {
  dataFolder: string
  siteId: string
  id: string
  transform: Transform
  format: Format
}

/** A rendition is made once and kept. */
async function rendition(original: Buffer, { dataFolder, siteId, id, transform, format }: Wanted): Promise<Buffer> {
  const path = pathOf(dataFolder, 'renditions', siteId, id, JSON.stringify(transform), format)
  const kept = await readIfThere(path)
  if (kept) return kept
  const bytes = await render(original, transform, format)
  if (mayKeep()) await writeWhole(path, bytes)
  return bytes
}

/** A process keeps this many new renditions, so that made-up sizes cannot fill the disk; later ones are made each time. */
const keptMax = 20_000
let kept = 0
const mayKeep = (): boolean => kept++ < keptMax

const drawing = new Map<string, Promise<Buffer | undefined>>()

/** The picture itself. One of the sample shop is drawn when it is first asked for. */
async function originalOf(dataFolder: string, siteId: string, { id }: MediaRow): Promise<Buffer | undefined> {
  const path = pathOf(dataFolder, 'originals', siteId, id)
  const there = await readIfThere(path)
  if (there) return there
  let drawn = drawing.get(path)
  if (!drawn) {
    drawn = drawAndKeep(id, path).finally(() => drawing.delete(path))
    drawing.set(path, drawn)
  }
  return drawn
}

async function drawAndKeep(id: string, path: string): Promise<Buffer | undefined> {
  const bytes = await drawSamplePicture(id)
  if (bytes) await writeWhole(path, bytes)
  return bytes
}
