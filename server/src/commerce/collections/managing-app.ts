import type { Context } from '../../kernel/context.ts'
import type { CollectionRow } from './collection.ts'

type Managed = Pick<CollectionRow, 'managingAppId'>

/** Whether the caller may add products to a collection and remove them: if an app manages it, only that app. */
export const mayManage = ({ identity }: Pick<Context, 'identity'>, { managingAppId }: Managed): boolean =>
  managingAppId === null || (identity.kind === 'app' && identity.id === managingAppId)

/** Whether the caller may delete a collection: of one that an app manages, that app, and the owner, who would otherwise keep it after the app is gone. */
export const mayDelete = (context: Pick<Context, 'identity'>, managed: Managed): boolean =>
  context.identity.kind === 'owner' || mayManage(context, managed)
