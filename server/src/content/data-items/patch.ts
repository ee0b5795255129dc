import type { Context } from '../../kernel/context.ts'
import { Invalid } from '../../kernel/refuse.ts'
import { type DataCollection, fixedFields } from '../data-collections/public.ts'
import type { Change } from './change.ts'
import { modified, readModifications, type FieldModification } from './modifications.ts'

interface Patch {
  patch: { dataItemId: string; fieldModifications: readonly FieldModification[] }
  /** Its path in the request. */
  at: string
}

/** A patch of one item: all of its changes or none. */
export function patchOf(context: Context, collection: DataCollection, { patch, at }: Patch): Change {
  const { dataItemId, fieldModifications } = patch
  const { read, violations } = readOf(context, collection, { fieldModifications, at: `${at}.fieldModifications` })
  return { id: dataItemId, to: (doc) => (violations.length > 0 ? { violations } : modified(doc, read)) }
}

interface Modifications {
  fieldModifications: readonly FieldModification[]
  at: string
}

/** One patch for many items. Refused if it is invalid for all of them. */
export function patching(context: Context, collection: DataCollection, modifications: Modifications): Change['to'] {
  const { read, violations } = readOf(context, collection, modifications)
  if (violations.length > 0) throw new Invalid(violations)
  return (doc) => modified(doc, read)
}

const readOf = ({ identity }: Context, collection: DataCollection, { fieldModifications, at }: Modifications) =>
  readModifications(fieldModifications, { at, hidden: fixedFields(identity, collection) })
