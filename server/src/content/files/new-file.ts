import { newId } from '../../database/ids.ts'
import { extensionOf } from './media-types.ts'
import { searchTextOf } from './search-text.ts'
import type { ExternalInfo, File } from './tables.ts'

type NewFileInput = Pick<File, 'displayName' | 'folderId' | 'root' | 'mediaType' | 'mimeType' | 'isPrivate'> & {
  labels: readonly string[]
} & Partial<Omit<File, 'labels'>>

/** A file that isn't stored yet. Its ID has nothing of its name, and ends with the extension of its format. */
export function newFile(given: NewFileInput, now: Date): File {
  return {
    id: newFileId(given.mimeType),
    revision: 1,
    createdDate: now,
    updatedDate: now,
    sizeBytes: null,
    hash: null,
    version: 1,
    contentKey: null,
    operationStatus: 'PENDING',
    state: 'OK',
    deletedDate: null,
    deletedWith: null,
    width: null,
    height: null,
    altText: null,
    sourceUrl: null,
    doc: {},
    ...given,
    labels: [...given.labels],
    searchText: searchTextOf(given),
  }
}

function newFileId(mimeType: string): string {
  const extension = extensionOf(mimeType)
  return `${newId()}${extension === undefined ? '' : `.${extension}`}`
}

/** What a caller says of a file for the events of its processing. */
export const externalInfoOf = ({ origin, externalIds }: ExternalInfo): ExternalInfo => ({
  ...(origin !== undefined && { origin }),
  ...(externalIds !== undefined && { externalIds }),
})
