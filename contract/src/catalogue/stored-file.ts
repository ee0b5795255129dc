import { Type } from 'typebox'
import { Shape, Text } from '../scalars.ts'

/** A file that is sold: its id, as in `digitalFile.fileId` of an order, and the name, the media type and the size in bytes of the download. */
export const StoredFile = Shape({
  id: Text(100, 1),
  fileName: Text(1000, 1),
  mimeType: Text(255, 1),
  sizeInBytes: Type.Integer({ minimum: 0 }),
})
