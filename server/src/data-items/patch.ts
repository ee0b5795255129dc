import type { Context } from '../context.ts'
import { heldFields } from '../data-collections/access.ts'
import type { DataCollection } from '../data-collections/collection.ts'
import type { Change } from './change.ts'
import { modified, readModifications, type FieldModification } from './modifications.ts'

interface Patch {
  dataItemId: string
  fieldModifications: readonly FieldModification[]
  /** Where it stands in the request. */
  at: string
}

/** A patch of one item: all of its changes or none. */
export function patchOf({ identity }: Context, collection: DataCollection, { dataItemId, fieldModifications, at }: Patch): Change {
  const hidden = heldFields(identity, collection)
  const { read, violations } = readModifications(fieldModifications, { at: `${at}.fieldModifications`, hidden })
  return { id: dataItemId, to: (doc) => (violations.length > 0 ? { violations } : modified(doc, read)) }
}
