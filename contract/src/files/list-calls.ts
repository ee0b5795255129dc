import { Type } from 'typebox'
import { call } from '../call.ts'
import { field, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { reader } from './call-kinds.ts'
import { FileDescriptor, FolderId, Labels } from './file.ts'
import { filesFilterable } from './filterable.ts'
import { ListPaging, ListSorting, mediaQuery, NextCursor, nextCursorText, pagingText, sortText } from './paging.ts'
import { listProblems } from './problems.ts'
import { mediaTypes, rootFolders } from './states.ts'

const permission = 'MEDIA.SITE_MEDIA_FILES_LIST'

const FilePage = Shape({
  files: field(Type.Array(FileDescriptor, { maxItems: 100 }), 'The files of this page.'),
  nextCursor: field(NextCursor, nextCursorText),
})

const listed = {
  mediaTypes: maybe(Type.Array(Type.Enum(mediaTypes), { maxItems: 30 }), 'Kinds of files to list. All by default.'),
  labels: maybe(Labels(100), 'Labels that the files have, all of them. Files with any labels, or none, by default.'),
  private: maybeNull(Type.Boolean(), 'True lists private files only, false public ones only. Both by default.'),
  sort: maybe(ListSorting, sortText),
  paging: maybe(ListPaging, pagingText),
}

export const listFiles = call({
  ...reader,
  method: 'GET',
  path: '/v1/files',
  summary: 'List the files of a folder.',
  description: 'Files in its folders aren’t listed.',
  permission,
  request: Shape({ parentFolderId: maybeNull(FolderId, 'ID of the folder. `media-root` by default.'), ...listed }),
  response: FilePage,
  problems: listProblems,
  example: { paging: { limit: 10 } },
})

export const searchFiles = call({
  ...reader,
  method: 'POST',
  path: '/v1/files/search',
  summary: 'Search files of all folders.',
  permission,
  request: Shape({
    search: maybeNull(
      Text(200),
      'Words to search for, separated by spaces. Each must be part of the name, the MIME type or a label; one of one or two letters, the beginning of a word in them. All files if absent.',
    ),
    rootFolder: maybe(Type.Enum(rootFolders), 'Where to search. `MEDIA_ROOT` by default.'),
    ...listed,
  }),
  response: FilePage,
  problems: listProblems,
  example: { search: 'jug', mediaTypes: ['IMAGE'] },
})

export const listDeletedFiles = call({
  ...reader,
  method: 'GET',
  path: '/v1/trash-bin/files',
  summary: 'List files in the trash.',
  description: 'Files are deleted permanently after 30 days in the trash.',
  permission: 'MEDIA.SITE_MEDIA_FILES_LIST_DELETED',
  request: Shape({
    parentFolderId: maybeNull(
      FolderId,
      'ID of a folder in the trash, to list the files that were deleted with it. Files that were deleted by themselves by default.',
    ),
    ...listed,
  }),
  response: FilePage,
  problems: listProblems,
  example: {},
})

export const queryFileDescriptors = call({
  ...reader,
  source: 'decision 0120',
  method: 'POST',
  path: '/v1/files/query',
  summary: 'Query files.',
  description: 'Returns files that aren’t in the trash, of all folders, visitor uploads included. `searchFiles` keeps to one root.',
  permission,
  request: Shape({
    query: mediaQuery('Conditions by field, such as `{ "mediaType": "IMAGE", "labels": { "$hasSome": ["jug"] } }`. All files if absent.'),
  }),
  response: Shape({
    files: field(Type.Array(FileDescriptor, { maxItems: 100 }), 'The files of this page.'),
    pagingMetadata: field(NextCursor, nextCursorText),
  }),
  problems: {},
  filterable: filesFilterable,
  example: { query: { filter: { mediaType: 'IMAGE' } } },
})
