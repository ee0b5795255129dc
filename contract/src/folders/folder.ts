import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { FolderId } from '../files/file.ts'
import { fileStates } from '../files/states.ts'
import { Instant, maybe, readOnly, Shape, Text } from '../scalars.ts'

const fields = {
  id: readOnly(FolderId, 'ID of the folder.'),
  displayName: maybe(Text(1000, 1), 'Name of the folder: what follows the last slash, cut to 255 characters. It can’t be blank.'),
  parentFolderId: maybe(FolderId, 'ID of the folder that it is in. Empty for the roots.'),
  createdDate: readOnly(Instant, 'When the folder was created. Absent for the roots.'),
  updatedDate: readOnly(Instant, 'When the folder was last changed. Absent for the roots.'),
  state: readOnly(Type.Enum(fileStates), 'DELETED if the folder is in the trash.'),
  siteId: readOnly(Type.String(), 'ID of the site.'),
}

/** The fields of a folder to change. Fields that are left out stay unchanged. */
export const FolderChanges = Shape(fields)

/** A folder of the media library. */
export const Folder = Answered(Shape(fields), ['id', 'displayName', 'parentFolderId', 'state', 'siteId'])
