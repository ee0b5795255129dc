import { Type } from 'typebox'
import { field, Free, Shape } from '../scalars.ts'

/** Why one of several failed. */
export const ItemError = Shape({
  code: field(Type.String(), 'Code of the error, such as `FOLDER_NOT_FOUND`.'),
  description: field(Type.String(), 'What went wrong.'),
  data: field(Free, 'Values that belong to the error.'),
})
