import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { reader, writer } from './call-kinds.ts'
import { FileChanges, FileDescriptor, FileId } from './file.ts'
import { changeProblems, fileProblems } from './problems.ts'

const permission = 'MEDIA.SITE_MEDIA_FILES_READ'

export const getFileDescriptor = call({
  ...reader,
  method: 'GET',
  path: '/v1/files/get-file-by-id',
  summary: 'Get a file.',
  permission,
  request: Shape({ fileId: field(FileId, 'ID of the file.') }),
  response: Shape({ file: field(FileDescriptor, 'The file, also if it is in the trash.') }),
  problems: fileProblems,
  example: { fileId: 'stoa-jarro-1.webp' },
})

export const getFileDescriptors = call({
  ...reader,
  method: 'POST',
  path: '/v1/files/get-files',
  summary: 'Get several files.',
  permission,
  request: Shape({ fileIds: field(Type.Array(FileId, { minItems: 1, maxItems: 100 }), 'IDs of the files, up to 100.') }),
  response: Shape({
    files: field(Type.Array(FileDescriptor, { maxItems: 100 }), 'The files in the order of the request, also those in the trash.'),
  }),
  problems: fileProblems,
  example: { fileIds: ['stoa-jarro-1.webp'] },
})

export const updateFileDescriptor = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/files/update-file-descriptor',
  summary: 'Rename, move or label a file.',
  description: 'Changes the fields that are sent. A file in the trash can’t be changed.',
  permission: 'MEDIA.SITE_MEDIA_FILES_UPDATE',
  request: Shape({ file: field(FileChanges, 'The fields to change, with the ID of the file.') }),
  response: Shape({ file: field(FileDescriptor, 'The file as it is now.') }),
  problems: changeProblems,
  example: { file: { id: 'stoa-jarro-1.webp', labels: ['jug'] } },
})
