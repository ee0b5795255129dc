import { postWrite } from '../../grid/requests.ts'
import type { SendWrite } from '../../grid/saving.ts'
import { itemWriteOf } from './item-write.ts'

/** Writes changes of rows as changes of a collection’s items. */
export const itemWriter =
  (path: string): SendWrite =>
  (write) =>
    postWrite(path, itemWriteOf(write))
