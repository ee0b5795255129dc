import type { catalogue } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import { toWireIdentity } from '../../../kernel/identity.ts'
import type { DeletedProduct } from './store.ts'
import type { ProductVersion } from './version.ts'

type WireVersion = ResponseOf<typeof catalogue.getProductVersion>['version']
type WireDeleted = ResponseOf<typeof catalogue.queryDeletedProducts>['products'][number]

export const presentVersion = ({ version, createdDate, operation, changedFields, actor }: ProductVersion): WireVersion => ({
  version,
  createdDate: createdDate.toISOString(),
  operation,
  changedFields,
  identity: toWireIdentity(actor),
})

export const presentDeleted = ({ productId, name, version, createdDate, actor }: DeletedProduct): WireDeleted => ({
  id: productId,
  name,
  // The last one before the deletion is the same product.
  version,
  deletedDate: createdDate.toISOString(),
  identity: toWireIdentity(actor),
})
