import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { reader, writer } from './call-kinds.ts'
import { FileId } from './file.ts'
import { downloadMinutesMax } from './limits.ts'
import { contentProblems, fileProblems } from './problems.ts'
import { mediaTypes } from './states.ts'

const assetKeyText = 'Key of the asset: `src` is the file as it was uploaded, `720p.mp4` a resolution of a video.'

const DownloadUrl = Shape({
  url: field(Type.String(), 'Where the asset is served until the URL expires.'),
  assetKey: field(Type.String(), assetKeyText),
})

export const generateFilesDownloadUrl = call({
  ...writer,
  method: 'POST',
  path: '/v1/files/generate-download-url',
  summary: 'Get a URL that downloads several files as one ZIP archive.',
  description: 'The URL works for 10 hours. Files that are deleted before it is used are left out of the archive.',
  permission: 'MEDIA.SITE_MEDIA_FILES_DOWNLOAD',
  secretAnswer: true,
  request: Shape({ fileIds: field(Type.Array(FileId, { minItems: 1, maxItems: 1000 }), 'IDs of the files, up to 1,000.') }),
  response: Shape({ downloadUrl: field(Type.String(), 'Where the archive is served.') }),
  problems: {
    ...fileProblems,
    FILES_NOT_READY: {
      status: 409,
      message: 'Some of the files aren’t READY, so the archive can’t contain them.',
      data: Shape({ fileIds: field(Type.Array(Type.String(), { maxItems: 1000 }), 'IDs of the files that are PENDING or FAILED.') }),
    },
  },
  example: { fileIds: ['stoa-jarro-1.webp'] },
})

export const generateFileDownloadUrl = call({
  ...reader,
  method: 'POST',
  path: '/v1/files/generate-file-download-url',
  summary: 'Get URLs that download a file for a limited time.',
  description: 'They work without further authorization, also for private files.',
  permission: 'MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL',
  secretAnswer: true,
  request: Shape({
    fileId: field(FileId, 'ID of the file.'),
    downloadFileName: maybeNull(
      Text(100),
      'Name to save the file under. The name of the file by default. Other assets than `src` get the extension of their format.',
    ),
    expirationInMinutes: maybeNull(Whole(1, downloadMinutesMax), 'How long the URLs work, in minutes. 600 by default, at most a year.'),
    expirationRedirectUrl: maybeNull(
      Text(2000),
      'Where the URLs lead when they have expired. Its host must be this site’s or one of its allowed redirect domains. An error by default.',
    ),
    assetKeys: maybeNull(
      Type.Array(Text(100), { maxItems: 100 }),
      'Keys of the assets to get URLs for. `src` by default. Streams have none: `generateVideoStreamingUrl` returns their URLs.',
    ),
    contentDisposition: maybe(
      Type.Enum(['ATTACHMENT', 'INLINE']),
      'ATTACHMENT saves the file, INLINE shows it in the browser if it is safe to. ATTACHMENT by default.',
    ),
  }),
  response: Shape({ downloadUrls: field(Type.Array(DownloadUrl, { maxItems: 100 }), 'A URL for each asset.') }),
  problems: {
    ...fileProblems,
    ...contentProblems,
    INVALID_ASSET_KEY: {
      status: 400,
      message: 'The file has no asset with this key that can be downloaded.',
      data: Shape({ assetKey: field(Type.String(), 'Key that was requested.') }),
    },
  },
  example: { fileId: 'stoa-jarro-1.webp', expirationInMinutes: 60 },
})

export const generateVideoStreamingUrl = call({
  ...reader,
  method: 'POST',
  path: '/v1/files/generate-video-stream-url',
  summary: 'Get a URL that streams a video.',
  description:
    'Streams are made after the video is READY: until then the call is refused. What the playlist of a private video leads to is signed as well, for ' +
    'longer than it takes to play.',
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  secretAnswer: true,
  request: Shape({
    fileId: field(FileId, 'ID of the video.'),
    format: maybe(Type.Enum(['UNKNOWN', 'HLS', 'DASH']), 'Format of the stream. HLS by default.'),
    expirationInMinutes: maybeNull(
      Whole(60, 1440),
      'How long the URL of a private video works, in minutes. 1440, a day, by default. URLs of public videos don’t expire.',
    ),
  }),
  response: Shape({ downloadUrl: field(DownloadUrl, 'Where the stream begins: its playlist or manifest.') }),
  problems: {
    ...fileProblems,
    ...contentProblems,
    FILE_NOT_A_VIDEO: {
      status: 400,
      message: 'Only videos can be streamed.',
      data: Shape({ mediaType: field(Type.Enum(mediaTypes), 'Media type of the file.') }),
    },
    VIDEO_STREAM_UNAVAILABLE: { status: 409, message: 'The video has no stream of this format, or not yet.' },
  },
})
