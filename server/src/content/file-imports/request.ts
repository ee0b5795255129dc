import type { files } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { Context } from '../../kernel/context.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import { requireRoom } from '../file-usage/public.ts'
import {
  actorOf,
  displayNameOf,
  externalInfoOf,
  insertFile,
  isUnknownType,
  mediaTypeOf,
  mimeTypeOfName,
  newFile,
  normalMimeType,
  type File,
} from '../files/public.ts'
import { folderAtPath } from '../folders/public.ts'
import { checkedHeaders } from './headers.ts'
import { importFileKind } from './job-kind.ts'

export type ImportRequest = RequestOf<typeof files.importFile>

/** Stores a file without its content, and adds the job that fetches that. `at` is the path of the request, for violations. */
export async function requestImport(context: Context, request: ImportRequest, at = ''): Promise<File> {
  const file = await insertImport(context, request, at)
  await startImport(context, file)
  return file
}

export async function startImport({ db, siteId, services }: Context, { id }: Pick<File, 'id'>): Promise<void> {
  await services.queue.add(db, importFileKind, { siteId, id })
}

/** Stores a file without its content. The job that fetches that is added by `startImport`, after everything else is locked. */
export async function insertImport(context: Context, request: ImportRequest, at: string): Promise<File> {
  const url = checkedUrl(request, `${at}url`)
  const headers = checkedHeaders(request.urlHeaders ?? {}, `${at}urlHeaders`)
  const fileName = displayNameOf(request.displayName || nameIn(url))
  const sent = normalMimeType(request.mimeType ?? '')
  const mimeType = isUnknownType(sent) ? (mimeTypeOfName(fileName) ?? 'application/octet-stream') : sent
  await requireRoom(context, 1)
  const folder = await folderAtPath(context, request)
  const file = newFile(
    {
      ...folder,
      displayName: fileName,
      mediaType: request.mediaType ?? mediaTypeOf(mimeType) ?? 'UNKNOWN',
      mimeType,
      isPrivate: request.private ?? false,
      labels: [...new Set(request.labels ?? [])],
      sourceUrl: url.href,
      doc: {
        actor: actorOf(context.identity),
        ...(request.externalInfo && { externalInfo: externalInfoOf(request.externalInfo) }),
        source: {
          headers,
          ...(request.mediaType && request.mediaType !== 'UNKNOWN' && { mediaType: request.mediaType }),
          ...(!isUnknownType(sent) && { mimeType: sent }),
        },
      },
    },
    context.now,
  )
  await insertFile(context, file)
  return file
}

/** Whether a text is an address that a file can be fetched from, as far as its form says it. */
export function isFileUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** Whether the address may be fetched is decided when it is connected to. */
function checkedUrl({ url: sent, urlParams }: ImportRequest, field: string): URL {
  if (!isFileUrl(sent)) return refuseFields({ field, description: 'must be an http or https URL', violatedRule: 'FORMAT' })
  const url = new URL(sent)
  for (const [name, value] of Object.entries(urlParams ?? {})) url.searchParams.set(name, String(value))
  return url
}

function nameIn({ pathname, hostname }: URL): string {
  const last = pathname.split('/').at(-1)!
  try {
    return decodeURIComponent(last) || hostname
  } catch {
    return last
  }
}
