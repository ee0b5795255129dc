import type { MediaType } from '@stoa/contract/files/states'

interface Format {
  mediaType: MediaType
  /** Ends the IDs of such files: the packages read from it which pictures they can scale. */
  extension: string
}

const of = (mediaType: MediaType, formats: Readonly<Record<string, string>>): [string, Format][] =>
  Object.entries(formats).map(([mimeType, extension]) => [mimeType, { mediaType, extension }])

/** The formats of files that can be stored. Others, such as HTML and programs, are refused. */
const formats: ReadonlyMap<string, Format> = new Map([
  ...of('IMAGE', {
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/gif': 'gif',
    'image/webp': 'webp',
    'image/avif': 'avif',
    'image/heic': 'heic',
    'image/heif': 'heif',
    'image/tiff': 'tif',
    'image/bmp': 'bmp',
  }),
  ...of('VECTOR', { 'image/svg+xml': 'svg' }),
  ...of('VIDEO', {
    'video/mp4': 'mp4',
    'video/quicktime': 'mov',
    'video/webm': 'webm',
    'video/x-m4v': 'm4v',
    'video/matroska': 'mkv',
    'video/vnd.avi': 'avi',
    'video/mpeg': 'mpg',
    'video/ogg': 'ogv',
  }),
  ...of('AUDIO', {
    'audio/mpeg': 'mp3',
    'audio/wav': 'wav',
    'audio/flac': 'flac',
    'audio/x-m4a': 'm4a',
    'audio/aac': 'aac',
    'audio/ogg': 'ogg',
    'audio/opus': 'opus',
    'audio/aiff': 'aiff',
  }),
  ...of('DOCUMENT', {
    'application/pdf': 'pdf',
    'application/msword': 'doc',
    'application/vnd.ms-excel': 'xls',
    'application/vnd.ms-powerpoint': 'ppt',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
    'application/vnd.oasis.opendocument.text': 'odt',
    'application/vnd.oasis.opendocument.spreadsheet': 'ods',
    'application/vnd.oasis.opendocument.presentation': 'odp',
    'application/epub+zip': 'epub',
    'application/rtf': 'rtf',
    'text/plain': 'txt',
    'text/csv': 'csv',
    'text/markdown': 'md',
    'application/json': 'json',
  }),
  ...of('ARCHIVE', {
    'application/zip': 'zip',
    'application/gzip': 'gz',
    'application/x-tar': 'tar',
    'application/x-7z-compressed': '7z',
    'application/vnd.rar': 'rar',
  }),
  ...of('MODEL3D', { 'model/gltf-binary': 'glb' }),
])

/** Other names of the same formats. */
const aliases: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/svg': 'image/svg+xml',
  'image/x-ms-bmp': 'image/bmp',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/mp4': 'audio/x-m4a',
  'audio/m4a': 'audio/x-m4a',
  'audio/x-aiff': 'audio/aiff',
  'video/x-matroska': 'video/matroska',
  'video/mp1s': 'video/mpeg',
  'video/mp2p': 'video/mpeg',
  'video/x-mpeg': 'video/mpeg',
  'video/avi': 'video/vnd.avi',
  'video/x-msvideo': 'video/vnd.avi',
  'application/x-pdf': 'application/pdf',
  'application/x-zip-compressed': 'application/zip',
  'application/x-gzip': 'application/gzip',
  'application/x-rar-compressed': 'application/vnd.rar',
  'text/rtf': 'application/rtf',
}

/** A MIME type without its parameters, by its usual name. */
export function normalMimeType(text: string): string {
  const plain = text.split(';', 1)[0]!.trim().toLowerCase()
  return aliases[plain] ?? plain
}

/** What callers send who don't know the type. */
export const isUnknownType = (mimeType: string): boolean => mimeType === '' || mimeType === 'application/octet-stream'

/** Undefined for formats that can't be stored. */
export const mediaTypeOf = (mimeType: string): MediaType | undefined => formats.get(mimeType)?.mediaType

/** Without a dot. */
export const extensionOf = (mimeType: string): string | undefined => formats.get(mimeType)?.extension

const byExtension = new Map([...formats].map(([mimeType, { extension }]) => [extension, mimeType]))
const otherExtensions: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', htm: 'html', m4b: 'm4a', aif: 'aiff', mpeg: 'mpg' }

/** The MIME type that a file's name promises. Undefined if it promises none that is known. */
export function mimeTypeOfName(fileName: string): string | undefined {
  const extension = /\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase()
  return extension === undefined ? undefined : byExtension.get(otherExtensions[extension] ?? extension)
}
