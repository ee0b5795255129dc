import { Type } from 'typebox'
import { field, Shape, Text } from '../scalars.ts'

/** A file that is sold: its id, as in `digitalFile.fileId` of an order, and the name, the media type and the size in bytes of the download. */
export const StoredFile = Shape({
  id: field(Text(100, 1), 'ID of the file, as in `digitalFile.fileId` of an order.'),
  fileName: field(Text(1000, 1), 'Name of the file as buyers download it.'),
  mimeType: field(Text(255, 1), 'Media type of the file, such as `application/pdf`.'),
  sizeInBytes: field(Type.Integer({ minimum: 0 }), 'Size of the file in bytes.'),
})
