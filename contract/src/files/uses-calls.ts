import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, maybe, Shape, Whole } from '../scalars.ts'
import { FileUseGroup, UsedFile } from './file-use.ts'
import { FileId, FolderId } from './file.ts'
import { fileProblems } from './problems.ts'

/** What the dashboard asks before files are deleted (decision 0126). */
const reader = {
  family: 'stoa',
  source: 'decision 0126',
  allow: ['owner', 'app'],
  permission: 'MEDIA.SITE_MEDIA_FILES_READ',
  writes: false,
} as const

export const getFileUses = call({
  ...reader,
  method: 'GET',
  path: '/v1/files/{fileId}/uses',
  summary: 'Get what uses a file.',
  description:
    'Returns the products, collections, data items, settings, members and orders that name the file, by its ID or by any form of its URL, also in texts. ' +
    'Carts, emails that were sent and the history of changes don’t count.',
  request: Shape({
    fileId: field(FileId, 'ID of the file.'),
    limit: maybe(Whole(1, 100), 'Uses of each kind to return, at most 100. 20 by default.'),
  }),
  response: Shape({
    groups: field(Type.Array(FileUseGroup, { maxItems: 20 }), 'The uses by kind. Kinds that don’t use the file are left out.'),
  }),
  problems: fileProblems,
  example: { fileId: 'stoa-jarro-1.webp' },
})

export const bulkGetFileUses = call({
  ...reader,
  method: 'POST',
  path: '/v1/bulk/files/uses',
  summary: 'Get which of some files are used.',
  description: 'Counts the uses of files, and of all files in folders. Files and folders in the trash, and IDs of none, are ignored.',
  request: Shape({
    fileIds: maybe(Type.Array(FileId, { maxItems: 100 }), 'IDs of files, up to 100.'),
    folderIds: maybe(Type.Array(FolderId, { maxItems: 100 }), 'IDs of folders, up to 100. All files in them count, at any depth.'),
  }),
  response: Shape({
    usedFiles: field(Type.Array(UsedFile, { maxItems: 100 }), 'The files that are used, the most used first. The first 100 of them.'),
    usedTotal: field(Type.Integer({ minimum: 0 }), 'How many files are used.'),
    checkedTotal: field(Type.Integer({ minimum: 0 }), 'How many files were checked: up to 5,000.'),
    isComplete: field(Type.Boolean(), 'False if the folders have more files than were checked.'),
  }),
  problems: {},
  example: { fileIds: ['stoa-jarro-1.webp'] },
})
