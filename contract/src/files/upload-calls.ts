import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, maybeNull, Shape, Text } from '../scalars.ts'
import { writer } from './call-kinds.ts'
import { Labels } from './file.ts'
import { externalInfo, MimeType, newFileFields, WholeNumber } from './new-file.ts'
import { formatProblems, openUploadProblems, pathProblems, quotaProblems, sizeProblems } from './problems.ts'

const permission = 'MEDIA.SITE_MEDIA_FILES_UPLOAD'

const announced = {
  mimeType: field(MimeType, 'MIME type of the file. An upload whose content is of another type is refused.'),
  fileName: maybeNull(Text(1000), 'Name of the file, cut to 255 characters. `filename` in the query of the upload URL replaces it.'),
  sizeInBytes: maybeNull(WholeNumber, 'Size of the file in bytes. An upload of another size is refused. Unknown if absent.'),
  ...newFileFields,
}

const uploadProblems = { ...formatProblems, ...sizeProblems, ...pathProblems, ...quotaProblems, ...openUploadProblems }
const signed = { ...writer, permission, secretAnswer: true, problems: uploadProblems } as const

export const generateFileUploadUrl = call({
  ...signed,
  method: 'POST',
  path: '/v1/files/generate-upload-url',
  summary: 'Get a URL to upload a file to.',
  description:
    'Send the bytes of the file to the URL with `PUT`, or as the file of a `multipart/form-data` form with `POST`. The response is ' +
    '`{ "file": … }`. The URL works for 24 hours, without further authorization, and for one file.',
  request: Shape({
    ...announced,
    labels: maybeNull(Labels(50), 'Words that describe the file, up to 50.'),
    externalInfo,
  }),
  response: Shape({ uploadUrl: field(Type.String(), 'Where to send the file to.') }),
  example: { mimeType: 'image/png', fileName: 'jug.png' },
})

export const generateFileResumableUploadUrl = call({
  ...signed,
  method: 'POST',
  path: '/v1/files/generate-resumable-upload-url',
  summary: 'Get a URL to upload a file to in parts.',
  description:
    'Create an upload at the URL with a client of the TUS protocol, and the metadata `filename`, `contentType` and `token`: the upload ' +
    'token. When all bytes are there, `PUT` to `<uploadUrl>/<uploadToken>` returns `{ "file": … }`. The token works for 24 hours and for one file.',
  request: Shape({
    ...announced,
    uploadProtocol: maybeNull(Type.Enum(['TUS']), 'Protocol of the upload. `TUS`, the only one, by default.'),
  }),
  response: Shape({
    uploadProtocol: field(Type.Enum(['TUS']), 'Protocol of the upload.'),
    uploadUrl: field(Type.String(), 'Where to create the upload.'),
    uploadToken: field(Type.String(), 'What gives access to the upload.'),
  }),
  example: { mimeType: 'video/mp4', fileName: 'jug.mp4' },
})
