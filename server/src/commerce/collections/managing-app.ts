import type { Context } from '../../kernel/context.ts'
import type { CollectionRow } from './collection.ts'

type Managed = Pick<CollectionRow, 'managingAppId'>

/** Whether the caller may delete a collection, add products to it and remove them: if an app manages it, only that app. */
export const mayManage = ({ identity }: Pick<Context, 'identity'>, { managingAppId }: Managed): boolean =>
  managingAppId === null || (identity.kind === 'app' && identity.id === managingAppId)
