import { Type } from 'typebox'
import { call } from '../call.ts'
import { FolderId } from '../files/file.ts'
import { ListPaging, ListSorting, mediaQuery, NextCursor, nextCursorText, pagingText, sortText } from '../files/paging.ts'
import { listProblems } from '../files/problems.ts'
import { rootFolders } from '../files/states.ts'
import { field, maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { foldersFilterable } from './filterable.ts'
import { Folder, FolderChanges } from './folder.ts'
import { changedFolderProblems, folderProblems, newFolderProblems, rootProblems } from './problems.ts'

const common = { family: 'mediaFolders', source: 'decision 0120', allow: ['owner', 'app'] } as const
const reader = { ...common, writes: false } as const
const writer = { ...common, writes: true } as const
const lister = { ...reader, permission: 'MEDIA.SITE_MEDIA_FOLDERS_LIST' } as const

const folderId = field(FolderId, 'ID of the folder.')
const FolderAnswer = Shape({ folder: field(Folder, 'The folder as it is now.') })
const FolderPage = Shape({
  folders: field(Type.Array(Folder, { maxItems: 100 }), 'The folders of this page.'),
  nextCursor: field(NextCursor, nextCursorText),
})
const listed = { sort: maybe(ListSorting, sortText), paging: maybe(ListPaging, pagingText) }
const { UNSUPPORTED_SORT_VALUE } = listProblems
const sortProblems = { UNSUPPORTED_SORT_VALUE }

export const createFolder = call({
  ...writer,
  method: 'POST',
  path: '/v1/folders',
  summary: 'Create a folder.',
  permission: 'MEDIA.SITE_MEDIA_FOLDERS_CREATE',
  request: Shape({
    displayName: field(Text(1000, 1), 'Name of the folder: what follows the last slash, cut to 255 characters. It can’t be blank.'),
    parentFolderId: maybeNull(FolderId, 'ID of the folder to create it in. `media-root` by default.'),
  }),
  response: FolderAnswer,
  problems: newFolderProblems,
  example: { displayName: 'Jugs' },
})

export const getFolder = call({
  ...reader,
  method: 'GET',
  path: '/v1/folders/{folderId}',
  summary: 'Get a folder.',
  description: 'The roots `media-root`, `visitor-uploads` and `trash-root` are folders, too.',
  permission: 'MEDIA.SITE_MEDIA_FOLDERS_READ',
  request: Shape({ folderId }),
  response: FolderAnswer,
  problems: folderProblems,
  example: { folderId: 'media-root' },
})

export const updateFolder = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/folders/{folder.id}',
  summary: 'Rename or move a folder.',
  description: 'Changes the fields that are sent.',
  permission: 'MEDIA.SITE_MEDIA_FOLDERS_UPDATE',
  request: Shape({
    folder: field(
      Shape({ ...FolderChanges.properties, id: field(FolderId, 'ID of the folder to change.') }),
      'The fields to change, with the ID of the folder.',
    ),
  }),
  response: FolderAnswer,
  problems: changedFolderProblems,
  example: { folder: { id: 'no-such-folder', displayName: 'Jugs' } },
})

export const listFolders = call({
  ...lister,
  method: 'GET',
  path: '/v1/folders',
  summary: 'List the folders of a folder.',
  request: Shape({ parentFolderId: maybeNull(FolderId, 'ID of the folder. `media-root` by default.'), ...listed }),
  response: FolderPage,
  problems: sortProblems,
  example: {},
})

export const searchFolders = call({
  ...lister,
  method: 'POST',
  path: '/v1/folders/search',
  summary: 'Search folders at all depths.',
  request: Shape({
    search: maybeNull(
      Text(200),
      'Words to search for, separated by spaces. Each must be part of the name; one of one or two letters, the beginning of a word in it. All folders if absent.',
    ),
    rootFolder: maybe(Type.Enum(rootFolders), 'Where to search. `MEDIA_ROOT` by default.'),
    ...listed,
  }),
  response: FolderPage,
  problems: sortProblems,
  example: { search: 'jugs' },
})

export const listDeletedFolders = call({
  ...reader,
  method: 'GET',
  path: '/v1/trash-bin/folders',
  summary: 'List folders in the trash.',
  permission: 'MEDIA.SITE_MEDIA_FOLDERS_LIST_DELETED',
  request: Shape({
    parentFolderId: maybeNull(
      FolderId,
      'ID of a folder in the trash, to list the folders that were deleted with it. Folders that were deleted by themselves by default.',
    ),
    ...listed,
  }),
  response: FolderPage,
  problems: sortProblems,
  example: {},
})

export const queryFolders = call({
  ...lister,
  method: 'POST',
  path: '/v1/folders/query',
  summary: 'Query folders.',
  description: 'Returns folders that aren’t in the trash, at all depths.',
  request: Shape({
    query: mediaQuery('Conditions by field, such as `{ "parentFolderId": "media-root" }`. All folders if absent.'),
  }),
  response: Shape({
    folders: field(Type.Array(Folder, { maxItems: 100 }), 'The folders of this page.'),
    pagingMetadata: field(NextCursor, nextCursorText),
  }),
  problems: {},
  filterable: foldersFilterable,
  example: { query: { filter: { parentFolderId: 'media-root' } } },
})

export const generateFolderDownloadUrl = call({
  ...writer,
  method: 'POST',
  path: '/v1/folders/{folderId}/generate-download-url',
  summary: 'Get a URL that downloads a folder as a ZIP archive.',
  description:
    'The URL works for 10 hours. The archive has the files that the folder and the folders within it contain when it is downloaded.',
  permission: 'MEDIA.SITE_MEDIA_FOLDERS_DOWNLOAD',
  secretAnswer: true,
  request: Shape({ folderId }),
  response: Shape({ downloadUrl: field(Type.String(), 'Where the archive is served.') }),
  problems: folderProblems,
  example: { folderId: 'media-root' },
})

const folderIds = field(
  Type.Array(FolderId, { minItems: 1, maxItems: 100 }),
  'IDs of the folders, up to 100. IDs of no folder are ignored.',
)

export const bulkDeleteFolders = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/folders/delete',
  summary: 'Delete folders with everything in them.',
  description: 'Moves them to the trash, where they can be restored for 30 days.',
  permission: 'MEDIA.SITE_MEDIA_FOLDERS_MOVE_TO_TRASH',
  request: Shape({
    folderIds,
    permanent: maybe(
      Type.Boolean(),
      'True deletes the folders and all in them for good, except what was in the trash by itself. False by default.',
    ),
  }),
  response: Shape({}),
  problems: rootProblems,
  example: { folderIds: ['no-such-folder'] },
})

export const bulkRestoreFoldersFromTrashBin = call({
  ...writer,
  method: 'POST',
  path: '/v1/bulk/trash-bin/folders/restore',
  summary: 'Restore folders from the trash.',
  description:
    'Puts folders back with what was deleted with them; into the root if the folder that they were in is deleted. Folders that aren’t in the trash are ignored.',
  permission: 'MEDIA.SITE_MEDIA_FOLDERS_RESTORE_FROM_TRASH',
  request: Shape({ folderIds }),
  response: Shape({}),
  problems: {},
  example: { folderIds: ['no-such-folder'] },
})
