import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, maybe, Shape } from '../scalars.ts'
import { writer } from './call-kinds.ts'
import { FileId } from './file.ts'

const fileIds = field(Type.Array(FileId, { minItems: 1, maxItems: 1000 }), 'IDs of the files, up to 1,000. IDs of no file are ignored.')

export const bulkDeleteFiles = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/files/delete',
  summary: 'Delete files.',
  description: 'Moves files to the trash, where they can be restored for 30 days. Nothing serves them from then on.',
  permission: 'MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH',
  request: Shape({
    fileIds,
    permanent: maybe(Type.Boolean(), 'True deletes the files and their bytes for good, also those in the trash. False by default.'),
  }),
  response: Shape({}),
  problems: {},
  example: { fileIds: ['no-such-file.png'] },
})

export const bulkRestoreFilesFromTrashBin = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/trash-bin/files/restore',
  summary: 'Restore files from the trash.',
  description: 'Puts files back into their folders, or into the root if the folder is deleted. Files that aren’t in the trash are ignored.',
  permission: 'MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH',
  request: Shape({ fileIds }),
  response: Shape({}),
  problems: {},
  example: { fileIds: ['no-such-file.png'] },
})
