import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { FileMedia } from './file-media.ts'
import { fileIdLengthMax } from './limits.ts'
import { fileStates, mediaTypes, operationStatuses } from './states.ts'

/** The ID of a file. Where a call takes one, it also takes the text that the packages make of it, such as `wix:image://v1/<id>/<name>#…` (wire §8). */
export const FileId = Text(fileIdLengthMax, 1)

/** The ID of a folder: one of the roots `media-root` and `visitor-uploads`, or of a folder in them. */
export const FolderId = Text(100)

export const Labels = (itemsMax: number) => Type.Array(Text(200), { maxItems: itemsMax })

const fields = {
  id: readOnly(FileId, 'ID of the file. It stays the same when the file is replaced.'),
  displayName: maybe(Text(255), 'Name of the file, up to 255 characters. In a change, it can’t be blank.'),
  url: readOnly(
    Type.String(),
    'Where the file is served. A private file is served there only with a token; see `generateFileDownloadUrl`.',
  ),
  parentFolderId: maybeNull(FolderId, 'ID of the folder that the file is in.'),
  hash: readOnly(Type.String(), 'SHA-256 of the content, in hexadecimal digits. Absent until the content is stored and read.'),
  sizeInBytes: readOnly(Type.String(), 'Size of the content in bytes. Absent until an import has fetched it.'),
  private: readOnly(Type.Boolean(), 'Whether the file is served only with a token.'),
  mediaType: readOnly(Type.Enum(mediaTypes), 'Kind of the content, as found in it.'),
  media: readOnly(FileMedia, 'What is known of the content. Absent until the file is READY.'),
  operationStatus: readOnly(Type.Enum(operationStatuses), 'PENDING while the file is fetched or processed, then READY or FAILED.'),
  sourceUrl: readOnly(Type.String(), 'Where the file was imported from. Absent for uploads.'),
  thumbnailUrl: readOnly(Type.String(), 'A small picture of the file. Absent if there is none.'),
  labels: maybe(Labels(100), 'Words that describe the file, up to 100.'),
  createdDate: readOnly(Instant, 'When the file was uploaded or imported.'),
  updatedDate: readOnly(Instant, 'When the file or its descriptor last changed.'),
  siteId: readOnly(Type.String(), 'ID of the site.'),
  state: readOnly(Type.Enum(fileStates), 'DELETED if the file is in the trash.'),
}

/** The fields of a file to change. Fields that are left out stay unchanged. */
export const FileChanges = Shape({ ...fields, id: Type.Unsafe<string>({ ...FileId, description: 'ID of the file to change.' }) })

/** A file of the media library. */
export const FileDescriptor = Answered(Shape(fields), [
  'id',
  'displayName',
  'url',
  'parentFolderId',
  'private',
  'mediaType',
  'operationStatus',
  'labels',
  'createdDate',
  'updatedDate',
  'siteId',
  'state',
])
