import { Type } from 'typebox'
import { call } from '../call.ts'
import { Identity } from '../identity.ts'
import { field, Instant, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { FileDescriptor, FileId } from './file.ts'
import { downloadMinutesDefault, downloadMinutesMax, fileVersionsMax } from './limits.ts'
import { MimeType, WholeNumber } from './new-file.ts'
import { busyProblems, fileProblems, formatProblems, openUploadProblems, quotaProblems, sizeProblems } from './problems.ts'
import { mediaTypes } from './states.ts'

const common = { family: 'stoa', source: 'decision 0124', allow: ['owner', 'app'] } as const
const reader = { ...common, writes: false } as const
const writer = { ...common, writes: true } as const

const fileId = field(FileId, 'ID of the file.')

export const generateFileReplacementUrl = call({
  ...writer,
  method: 'POST',
  path: '/v1/files/{fileId}/generate-replacement-url',
  summary: 'Get a URL to upload new content for a file to.',
  description:
    'Works like the URL of `generateFileUploadUrl`, or with the protocol `TUS` like that of `generateFileResumableUploadUrl`, but the upload replaces ' +
    'the content of the file, which keeps its ID, name, folder and labels. ' +
    'The new content must be of the same media type. Until it is READY, the former content is served. The former content is kept as a version.',
  permission: 'MEDIA.SITE_MEDIA_FILES_UPLOAD',
  secretAnswer: true,
  request: Shape({
    fileId,
    mimeType: field(MimeType, 'MIME type of the new content. An upload whose content is of another type is refused.'),
    sizeInBytes: maybeNull(WholeNumber, 'Size of the new content in bytes. An upload of another size is refused. Unknown if absent.'),
    uploadProtocol: maybeNull(
      Type.Enum(['PUT', 'TUS']),
      'How the new content is sent: in one request (`PUT`, the default), or in parts that can be continued after an interruption (`TUS`).',
    ),
  }),
  response: Shape({
    uploadUrl: field(Type.String(), 'Where to send the new content to. With `TUS`, where to create the upload.'),
    uploadToken: maybe(Type.String(), 'What gives access to the upload. Only with `TUS`.'),
  }),
  problems: {
    ...fileProblems,
    ...busyProblems,
    FILE_TYPE_DIFFERS: {
      status: 400,
      message: 'The new content must be of the same media type as the file.',
      data: Shape({ mediaType: field(Type.Enum(mediaTypes), 'Media type of the file.') }),
    },
    UNSUPPORTED_FILE_FORMAT: formatProblems.UNSUPPORTED_FILE_FORMAT,
    ...sizeProblems,
    ...quotaProblems,
    ...openUploadProblems,
  },
  example: { fileId: 'stoa-jarro-1.webp', mimeType: 'image/webp' },
})

const versionProblems = {
  FILE_VERSION_NOT_FOUND: {
    status: 404,
    message: 'The file has no such earlier version.',
    data: Shape({ version: field(Type.Integer(), 'Version that was requested.') }),
  },
} as const

const version = field(Whole(1, Number.MAX_SAFE_INTEGER), 'Number of the version, from `listFileVersions`.')

const FileVersion = Shape({
  version: field(Type.Integer({ minimum: 1 }), 'Number of the version. It counts the contents that the file had.'),
  isCurrent: field(Type.Boolean(), 'Whether this is the content that the file has now.'),
  createdDate: field(Instant, 'When this became the content of the file.'),
  identity: maybe(Identity, 'Who made this the content of the file, as webhooks name identities. Absent if that isn’t known.'),
  mimeType: field(Type.String(), 'MIME type of the content.'),
  sizeInBytes: maybe(Type.String(), 'Size of the content in bytes. Absent until it is known.'),
  hash: maybe(Type.String(), 'SHA-256 of the content, in hexadecimal digits. Absent until it is known.'),
  width: maybe(Type.Integer({ minimum: 0 }), 'Width of a picture in pixels.'),
  height: maybe(Type.Integer({ minimum: 0 }), 'Height of a picture in pixels.'),
})

export const listFileVersions = call({
  ...reader,
  method: 'GET',
  path: '/v1/files/{fileId}/versions',
  summary: 'List the versions of a file.',
  description: `The current content, and up to ${fileVersionsMax} earlier ones. Older ones are deleted.`,
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  request: Shape({ fileId }),
  response: Shape({
    versions: field(Type.Array(FileVersion, { maxItems: fileVersionsMax + 1 }), 'The versions, the current one first.'),
  }),
  problems: fileProblems,
  example: { fileId: 'stoa-jarro-1.webp' },
})

export const restoreFileVersion = call({
  ...writer,
  method: 'POST',
  path: '/v1/files/{fileId}/versions/{version}/restore',
  summary: 'Go back to an earlier version of a file.',
  description: 'Its content becomes the newest version. The content that the file has now is kept as an earlier version.',
  permission: 'MEDIA.SITE_MEDIA_FILES_UPDATE',
  request: Shape({ fileId, version }),
  response: Shape({ file: field(FileDescriptor, 'The file as it is now: PENDING until the content is processed.') }),
  problems: {
    ...fileProblems,
    ...busyProblems,
    ...versionProblems,
  },
})

export const generateFileVersionUrl = call({
  ...reader,
  method: 'POST',
  path: '/v1/files/{fileId}/versions/{version}/generate-download-url',
  summary: 'Get a URL that downloads an earlier version of a file for a limited time.',
  description: 'It works without further authorization until it expires, or until the version is deleted or restored.',
  permission: 'MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL',
  secretAnswer: true,
  request: Shape({
    fileId,
    version,
    expirationInMinutes: maybeNull(
      Whole(1, downloadMinutesMax),
      `How long the URL works, in minutes. ${downloadMinutesDefault} by default, at most a year.`,
    ),
    contentDisposition: maybe(
      Type.Enum(['ATTACHMENT', 'INLINE']),
      'ATTACHMENT saves the file, INLINE shows it in the browser if it is safe to. ATTACHMENT by default.',
    ),
  }),
  response: Shape({ downloadUrl: field(Type.String(), 'Where the version is served until the URL expires.') }),
  problems: { ...fileProblems, ...versionProblems },
})

export const generateFilePreviewUrls = call({
  ...reader,
  method: 'POST',
  path: '/v1/files/generate-preview-urls',
  summary: 'Get URLs of small pictures of files.',
  description:
    'They show pictures and the posters of videos, private ones as well: those until they expire, in this size only. Files that have no picture, or aren’t READY, are left out.',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  secretAnswer: true,
  request: Shape({
    fileIds: field(Type.Array(FileId, { minItems: 1, maxItems: 100 }), 'IDs of the files, up to 100. IDs of no file are ignored.'),
    width: field(Whole(1, 2000), 'Width that the pictures must fit into, in pixels.'),
    height: field(Whole(1, 2000), 'Height that the pictures must fit into, in pixels.'),
    expirationInMinutes: maybeNull(
      Whole(1, downloadMinutesMax),
      `How long the URLs of private files work, in minutes. ${downloadMinutesDefault} by default, at most a year.`,
    ),
  }),
  response: Shape({
    previews: field(
      Type.Array(
        Shape({
          fileId: field(Type.String(), 'ID of the file. Of a video, not of its poster.'),
          url: field(Text(4000), 'Where the small picture is served.'),
        }),
        { maxItems: 100 },
      ),
      'The small pictures, in the order of the request.',
    ),
  }),
  problems: {},
  example: { fileIds: ['stoa-jarro-1.webp'], width: 320, height: 320 },
})
