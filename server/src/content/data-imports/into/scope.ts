import type { dataImports } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { violation } from '../../../database/query/violation.ts'
import type { Context } from '../../../kernel/context.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { type DataCollection, findDataCollection, findWritableCollection } from '../../data-collections/public.ts'
import type { ImportScope } from '../import.ts'

type Sent = Pick<RequestOf<typeof dataImports.createImport>, 'target' | 'dataCollectionId' | 'environment'>

/** Where a request wants to import. Refuses what the caller can't write. */
export async function writableScope(context: Context, sent: Sent, access: 'insert' | 'update'): Promise<ImportScope> {
  const into = collectionOf(sent)
  if (into) return scopeIn(await findWritableCollection(context, into, access))
  context.services.hooks.productPlans.requireWriter(context)
  return productScope
}

/** The same of a request that only reads. */
export async function readableScope(context: Context, sent: Sent): Promise<ImportScope> {
  const into = collectionOf(sent)
  return into ? scopeIn(await findDataCollection(context, into, 'read')) : productScope
}

const productScope: ImportScope = { environment: 'LIVE' }

const scopeIn = ({ id, environment }: DataCollection): ImportScope => ({ dataCollectionId: id, environment })

/** The collection that is named; undefined for products. Refuses requests that name one for products, or none for items. */
function collectionOf({ target = 'COLLECTION', dataCollectionId, environment }: Sent) {
  if (target === 'COLLECTION')
    return dataCollectionId === undefined
      ? refuseFields(violation('dataCollectionId', 'REQUIRED_FIELD', 'is required'))
      : { dataCollectionId, ...(environment && { environment }) }
  if (dataCollectionId !== undefined) refuseFields(violation('dataCollectionId', 'FIELD_NOT_ALLOWED', 'is for data collections only'))
  if (environment === 'SANDBOX') refuseFields(violation('environment', 'FIELD_NOT_ALLOWED', 'is for data collections only'))
  return undefined
}
