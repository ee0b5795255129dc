import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Text } from '../scalars.ts'
import { FolderId, Labels } from './file.ts'

/** What a caller knows the file by elsewhere. */
export const ExternalInfo = Shape({
  origin: maybe(Text(1000), 'Where the file belongs, such as the name of an app.'),
  externalIds: maybe(Type.Array(Text(4000), { maxItems: 30 }), 'IDs of the file there, up to 30.'),
})

/** What uploads and imports can say of the new file. */
export const newFileFields = {
  parentFolderId: maybeNull(FolderId, 'ID of the folder to put the file into. `media-root` by default.'),
  private: maybeNull(Type.Boolean(), 'Whether the file is served only with a token. False by default.'),
  filePath: maybeNull(
    Text(100),
    'Folders below the parent folder to put the file into, such as `/videos/2024`. Those that don’t exist are created.',
  ),
  labels: maybeNull(Labels(100), 'Words that describe the file, up to 100.'),
}

export const externalInfo = maybe(ExternalInfo, 'Returned in the events `file_ready` and `file_failed` of the file.')
export const MimeType = Text(100)
export const WholeNumber = Type.String({ pattern: '^[0-9]{1,15}$', form: 'a whole number in a string' })
