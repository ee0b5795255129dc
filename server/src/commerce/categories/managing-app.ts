import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { CollectionRow } from '../collections/public.ts'

type Managed = Pick<CollectionRow, 'managingAppId'>

/** Whether the caller may delete a category, add products to it and remove them: if an app manages it, only that app. */
export const mayManage = ({ identity }: Context, { managingAppId }: Managed): boolean =>
  managingAppId === null || (identity.kind === 'app' && identity.id === managingAppId)

export function requireManaging(context: Context, category: Managed): void {
  if (!mayManage(context, category)) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}

/** An app can make only itself the managing app of a new category. The owner can name any. */
export function requireAssigning({ identity }: Context, { managingAppId }: { managingAppId?: string | null | undefined }): void {
  if (managingAppId && identity.kind === 'app' && identity.id !== managingAppId) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}
