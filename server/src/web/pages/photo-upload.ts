import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { photoBytesMax } from '@stoa/contract/member-photos/photo-data'
import { ApiError } from '@stoa/sdk'
import type { App } from '../../kernel/app.ts'
import { readForm, serveFormUpload, type Upload } from './form-upload.ts'
import { callersWith } from './hand-over.ts'
import { clientOf } from './page-api.ts'
import { shopperVisit } from './visit.ts'

const profilePath = '/account/profile'

/** Takes the photo of the profile page's form, which is larger than a page's form may be. */
export const servePhotoUpload = (server: FastifyInstance, app: App): Promise<void> =>
  serveFormUpload(server, app, { path: `${profilePath}/photo`, answer: (upload) => setPhoto(app, upload) })

async function setPhoto(app: App, { request, reply, asked }: Upload): Promise<FastifyReply> {
  const seen = await shopperVisit(app, request.headers.cookie, asked)
  // Nothing is read for a person who isn't signed in.
  if (seen.identity.kind !== 'member') return reply.redirect(`/login?next=${encodeURIComponent(profilePath)}`, 303)
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
  reply.redirect(`${profilePath}?${new URLSearchParams({ photo: code })}`, 303)

const limits = { files: 1, fields: 1, parts: 2, fileSize: photoBytesMax } as const

/** The first file of a form; undefined if it has none. */
function receivedFile(request: FastifyRequest): Promise<Buffer | 'TOO_LARGE' | undefined> {
  let photo: Buffer | 'TOO_LARGE' | undefined
  return readForm(request, {
    limits,
    listen: (parser, stop) =>
      parser.on('file', (_name, file) => {
        const chunks: Buffer[] = []
        file.on('data', (chunk: Buffer) => chunks.push(chunk))
        file.on('limit', () => {
          photo = 'TOO_LARGE'
          stop()
        })
        file.on('end', () => (photo ??= Buffer.concat(chunks)))
      }),
    result: (isIncomplete) => (isIncomplete || photo?.length === 0 ? undefined : photo),
  })
}
