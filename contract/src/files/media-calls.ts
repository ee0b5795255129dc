import { Type } from 'typebox'
import { call, callers } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { FileId } from './file.ts'
import { publicMediaMax } from './limits.ts'

const PublicMedia = Shape({
  fileId: field(FileId, 'ID of the file, or of the picture that was made of one.'),
  url: field(Type.String(), 'Where it is served. The URL names the version of the content.'),
})

export const bulkGetPublicMedia = call({
  family: 'stoa',
  source: 'decision 0134',
  method: 'POST',
  path: '/v1/bulk/files/public-media',
  allow: callers,
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  writes: false,
  summary: 'Get which of some pictures and videos everyone can see.',
  description:
    'Returns the URLs of those that are public, processed and not in the trash; all others are left out. Use it before showing values that name files, ' +
    'such as data items, which keep the names of files that became private or were deleted. Pictures that can’t be scaled, such as HEIC, are left out too.',
  request: Shape({
    fileIds: field(Type.Array(FileId, { maxItems: publicMediaMax }), 'IDs of files, up to 2,000.'),
  }),
  response: Shape({
    media: field(Type.Array(PublicMedia, { maxItems: publicMediaMax }), 'Those that everyone can see, in the order of the request.'),
  }),
  problems: {},
  example: { fileIds: ['stoa-jarro-1.webp'] },
})
