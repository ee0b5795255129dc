import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaRoot } from '@stoa/contract/files/states'
import { ApiError, type Client } from '@stoa/sdk'
import { storeFormFile, UploadFailure } from '../../content/uploads/public.ts'
import type { App } from '../../kernel/app.ts'
import { base, type DashboardUpload, serveDashboardUpload } from './dashboard-upload.ts'
import { readForm } from './form-upload.ts'

/** Streams the files of the dashboard's upload form, for browsers without scripts. The form's folder precedes the files. */
export const serveMediaUpload = (server: FastifyInstance, app: App): Promise<void> =>
  serveDashboardUpload(server, app, { path: '/media/~upload', answer: (upload) => storeFiles(app, upload) })

async function storeFiles(app: App, { request, reply, client }: DashboardUpload): Promise<FastifyReply> {
  const { folderId, uploaded, refused } = await received(request, (form) => store(app, client, form))
  const query = new URLSearchParams({ uploaded: String(uploaded), ...(refused.length > 0 && { failed: String(refused.length) }) })
  for (const one of refused.slice(0, refusedMax)) query.append('refused', JSON.stringify(one))
  const folder = folderId === mediaRoot ? '' : `/${encodeURIComponent(folderId)}`
  return reply.redirect(`${base}/media${folder}?${query}`, 303)
}

/** A file that isn't stored, and the code of the reason. */
interface RefusedFile {
  name: string
  code: string
  data: Record<string, unknown>
}

interface FormFile {
  file: Readable
  name: string
  mimeType: string
  folderId: string
}

/** As many reasons as fit into a URL. */
const refusedMax = 10
const filesMax = 100
const limits = { fields: 1, fieldSize: 200, parts: 10_000 } as const

/** Stores each file of the form as it arrives, and continues with the next one if it is refused. */
function received(request: FastifyRequest, storeOne: (file: FormFile) => Promise<RefusedFile | undefined>) {
  let folderId: string = mediaRoot
  let last: Promise<unknown> = Promise.resolve()
  const storing: Promise<RefusedFile | undefined>[] = []
  return readForm(request, {
    limits,
    listen: (parser) => {
      parser.on('field', (name, value) => {
        if (name === 'folder' && value) folderId = value
      })
      parser.on('file', (_field, file, name, _encoding, mimeType) => {
        // No file was chosen.
        if (!name) return void file.resume()
        // One after another: they would wait for each other, each with a connection.
        const stored = storing.length < filesMax ? last.then(() => storeOne({ file, name, mimeType, folderId })) : leaveOut(file, name)
        // `result` looks at it when all of the form has arrived. Until then, a fault would end the process.
        last = stored.catch(() => {})
        storing.push(stored)
      })
    },
    result: async () => {
      const refused = (await Promise.all(storing)).filter((one) => one !== undefined)
      return { folderId, uploaded: storing.length - refused.length, refused }
    },
  })
}

function leaveOut(file: Readable, name: string): Promise<RefusedFile> {
  file.resume()
  return Promise.resolve({ name, code: 'TOO_MANY_FILES', data: { filesMax } })
}

async function store(app: App, { files }: Client, { file, name, mimeType, folderId }: FormFile): Promise<RefusedFile | undefined> {
  try {
    const { uploadUrl } = await files.generateFileUploadUrl({ fileName: name, mimeType, parentFolderId: folderId })
    await storeFormFile(app, uploadUrl, file)
    return undefined
  } catch (error) {
    file.resume()
    if (error instanceof UploadFailure || error instanceof ApiError) return { name, code: error.code, data: { ...error.data } }
    throw error
  }
}
