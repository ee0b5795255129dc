import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { photoBytesMax } from '@stoa/contract/member-photos/photo-data'
import { ApiError } from '@stoa/sdk'
import type { App } from '../../kernel/app.ts'
import { refuseForeignForm } from './foreign-form.ts'
import { callersWith } from './hand-over.ts'
import { isFromOwnPage } from './origin.ts'
import { clientOf } from './page-api.ts'
import { originOf } from './to-request.ts'
import { shopperVisit } from './visit.ts'

const profilePath = '/account/profile'

/** Takes the photo of the profile page's form, which is larger than a page's form may be. */
export async function servePhotoUpload(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    scope.post(`${profilePath}/photo`, (request, reply) => upload(app, request, reply))
  })
}

async function upload(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ownOrigins = [new URL(app.services.settings.baseUrl).origin, originOf(request)]
  if (!isFromOwnPage({ headers: request.headers, ownOrigins })) return refuseForeignForm(request, reply)
  const asked = { requestId: request.id, address: request.ip, agent: request.headers['user-agent'] }
  const seen = await shopperVisit(app, request.headers.cookie, asked)
  // Nothing is read for a person who isn't signed in.
  if (seen.identity.kind !== 'member')
    return reply.header('connection', 'close').redirect(`/login?next=${encodeURIComponent(profilePath)}`, 303)
  const photo = await receivedFile(request)
  if (photo === undefined) return refused(reply, 'REQUIRED_FIELD')
  if (photo === 'TOO_LARGE') return refused(reply, photo)
  try {
    await clientOf(app, callersWith(app, seen, asked), asked).memberPhotos.setMyPhoto({ data: photo.toString('base64') })
    return await reply.redirect(`${profilePath}?saved=photo`, 303)
  } catch (error) {
    if (error instanceof ApiError) return refused(reply, error.code)
    throw error
  }
}

const refused = (reply: FastifyReply, code: string): FastifyReply =>
  reply.header('connection', 'close').redirect(`${profilePath}?${new URLSearchParams({ photo: code })}`, 303)

const limits = { files: 1, fields: 1, parts: 2, fileSize: photoBytesMax } as const

/** The first file of a form; undefined if it has none. */
function receivedFile({ raw }: FastifyRequest): Promise<Buffer | 'TOO_LARGE' | undefined> {
  return new Promise((resolve) => {
    const parser = new Busboy({ headers: raw.headers as BusboyHeaders, limits })
    let bytes: Buffer | undefined
    const end = (result: Buffer | 'TOO_LARGE' | undefined): void => {
      raw.unpipe(parser)
      resolve(result)
    }
    parser.on('file', (_name, file) => {
      const chunks: Buffer[] = []
      file.on('data', (chunk: Buffer) => chunks.push(chunk))
      file.on('limit', () => end('TOO_LARGE'))
      file.on('end', () => (bytes = Buffer.concat(chunks)))
    })
    parser.on('finish', () => end(bytes?.length ? bytes : undefined))
    parser.on('error', () => end(undefined))
    raw.once('aborted', () => end(undefined))
    raw.pipe(parser)
  })
}
