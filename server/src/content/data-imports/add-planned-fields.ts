import { fieldsMax } from '@stoa/contract/data-collections/data-collection'
import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import { addFields, fieldsOf, findDataCollection, writtenItself } from '../data-collections/public.ts'
import type { CollectionScope, Plan } from './import.ts'
import { newFields } from './plan.ts'

/** Adds the new fields of a plan to its collection. Refuses a collection that the caller can't write. */
export async function addPlannedFields(context: Context, scope: CollectionScope, plan: Plan): Promise<void> {
  const collection = writtenItself(await findDataCollection(context, scope, 'read'))
  const added = newFields(collection, plan)
  if (fieldsOf(collection).length + added.length > fieldsMax)
    refuseFields(violation('mapping', 'MAX_SIZE', `exceeds the limit of ${fieldsMax} fields in the collection`, { threshold: fieldsMax }))
  const { displayField } = plan
  if (added.length > 0 || displayField !== undefined) await addFields(context, collection.id, added, displayField)
}
