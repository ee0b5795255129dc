import { Type } from 'typebox'
import { field, maybe, Shape } from '../scalars.ts'
import { FileId } from './file.ts'

/** What can use a file. An order uses the file that its buyer can download, not the pictures of its products. */
export const fileUseKinds = ['PRODUCT', 'INFO_SECTION', 'COLLECTION', 'DATA_ITEM', 'SETTINGS', 'MEMBER', 'ORDER'] as const
export type FileUseKind = (typeof fileUseKinds)[number]

/** Uses are counted up to this number of each kind. */
export const countedUsesMax = 1000

/** Files of folders are checked up to this number. */
export const checkedFilesMax = 5000

const count = (description: string) => field(Type.Integer({ minimum: 0 }), description)

const FileUse = Shape({
  id: field(Type.String(), 'ID of what uses the file. Of settings, the ID of the site.'),
  name: field(
    Type.String(),
    'Its name: of a data item, the value of its display field; of an order, the number. The ID if it has no name.',
  ),
  fields: field(
    Type.Array(Type.String()),
    'Where the file is named, such as `media` of a product, the key of a field of a data item, or `profile.photo` of a member.',
  ),
  collectionId: maybe(Type.String(), 'ID of the collection that a data item is in.'),
  environment: maybe(Type.Enum(['SANDBOX']), 'SANDBOX if a data item is in the sandbox. Absent for all others.'),
  inTrash: field(Type.Boolean(), 'Whether it is a deleted member, or a data item of a deleted collection, that can be restored.'),
})

/** The uses of one kind. */
export const FileUseGroup = Shape({
  kind: field(Type.Enum(fileUseKinds), 'What uses the file.'),
  total: count('How many of them use the file. 1,000 means 1,000 or more.'),
  uses: field(
    Type.Array(FileUse, { maxItems: 100 }),
    'The first of them, up to `limit`. Empty if the caller lacks the permission to read what uses the file.',
  ),
})

/** A file that is used. */
export const UsedFile = Shape({
  fileId: field(FileId, 'ID of the file.'),
  displayName: field(Type.String(), 'Name of the file.'),
  uses: count('How many products, data items and so on use it. Each kind is counted up to 1,000.'),
})
