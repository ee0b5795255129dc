import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { importPartBytesMax } from '@stoa/contract/data-imports/import'
import { ApiError, type Client } from '@stoa/sdk'
import type { App } from '../../kernel/app.ts'
import { base, type DashboardUpload, serveDashboardUpload } from './dashboard-upload.ts'
import { readForm } from './form-upload.ts'

/** Streams the file of the dashboard's import form: only a part of it is in memory at a time. The form's other fields precede the file. */
export const serveImportUpload = (server: FastifyInstance, app: App): Promise<void> =>
  serveDashboardUpload(server, app, { path: '/data/~imports/upload', answer: startImport })

async function startImport({ request, reply, client }: DashboardUpload): Promise<FastifyReply> {
  const form: Form = { target: '', collection: '', name: '', environment: '' }
  try {
    const id = await received(request, form, client)
    return await reply.redirect(`${base}${isOfProducts(form) ? '/products/imports' : '/data/~imports'}/${id}/columns`, 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refused = new URLSearchParams({
      refused: error.code,
      ...('found' in (error.data ?? {}) ? { found: String(error.data.found) } : {}),
    })
    if (form.environment === 'SANDBOX') refused.set('environment', form.environment)
    return reply.redirect(`${base}${pathOf(form)}?${refused}`, 303)
  }
}

/** The page of the form. */
function pathOf(form: Form): string {
  if (isOfProducts(form)) return '/products/import'
  return form.collection === '' ? '/data/~imports/new' : `/data/${encodeURIComponent(form.collection)}/import`
}

/** The form's fields before its file. */
interface Form {
  /** PRODUCTS, or a collection. */
  target: string
  collection: string
  /** For a new collection. */
  name: string
  /** The environment to import into. */
  environment: string
}

const isOfProducts = ({ target }: Form): boolean => target === 'PRODUCTS'

const limits = { files: 1, fields: 5, fieldSize: 1000, parts: 6 } as const

/** The id of the import, once its whole file has been received. */
function received(request: FastifyRequest, form: Form, client: Client): Promise<string> {
  let sending: Promise<string> | undefined
  return readForm(request, {
    limits,
    listen: (parser, stop) => {
      parser.on('field', (name, value) => {
        if (Object.hasOwn(form, name)) form[name as keyof Form] = value
      })
      parser.on('file', (_name, file, fileName) => {
        sending = sent(client, { form, file, fileName: fileName || 'file.csv' })
        sending.catch(stop)
      })
    },
    result: (isIncomplete) => (isIncomplete ? undefined : sending) ?? Promise.reject(noFile()),
  })
}

const noFile = (): ApiError => new ApiError({ kind: 'application', status: 422, code: 'IMPORT_EMPTY', message: 'The file is missing.' })

interface Sending {
  form: Form
  file: Readable
  fileName: string
}

/** What a form imports into. Without a collection, a new one is made. */
async function intoOf(client: Client, form: Form, fileName: string) {
  if (isOfProducts(form)) return { target: 'PRODUCTS' } as const
  if (form.collection === '') form.collection = await makeCollection(client, form.name || fileName.replace(/\.[A-Za-z]+$/, ''))
  return { dataCollectionId: form.collection, ...(form.environment === 'SANDBOX' && { environment: 'SANDBOX' as const }) }
}

/** Sends a file in parts. If the file is refused, what was created is deleted again. */
async function sent(client: Client, { form, file, fileName }: Sending): Promise<string> {
  const into = await intoOf(client, form, fileName)
  const format = /\.(jsonl|ndjson|json)$/i.test(fileName) ? 'JSON_LINES' : 'CSV'
  const begun = { ...into, fileName: fileName.slice(-255), format } as const
  const { id } = (await client.dataImports.createImport(begun)).import
  try {
    await sendParts(client, id, file)
    return id
  } catch (error) {
    await client.dataImports.deleteImport({ id }).catch(() => {})
    throw error
  }
}

async function sendParts({ dataImports }: Client, id: string, file: Readable): Promise<void> {
  let waiting: Buffer = Buffer.alloc(0)
  let offset = 0
  const send = async (part: Buffer, last: boolean): Promise<void> => {
    await dataImports.addImportPart({ id, offset, data: part.toString('base64'), last })
    offset += part.length
  }
  for await (const chunk of file) {
    waiting = Buffer.concat([waiting, chunk as Buffer])
    while (waiting.length > importPartBytesMax) {
      await send(waiting.subarray(0, importPartBytesMax), false)
      waiting = waiting.subarray(importPartBytesMax)
    }
  }
  await send(waiting, true)
}

/** Creates a collection with this name, and with an unused id derived from it. */
async function makeCollection({ dataCollections }: Client, displayName: string): Promise<string> {
  const words = displayName.normalize('NFKD').split(/[^A-Za-z0-9]+/)
  const plain =
    words
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join('')
      .slice(0, 60) || 'Collection'
  for (let number = 1; ; number++) {
    const id = number === 1 ? plain : `${plain}${number}`
    try {
      await dataCollections.createDataCollection({ collection: { id, displayName: displayName.slice(0, 256) } })
      return id
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'WDE0104' || number > 50) throw error
    }
  }
}
