import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { type CollectionRow, mayManage } from '../collections/public.ts'

/** Refuses to delete a category, to add products to it and to remove them, unless the caller may. */
export function requireManaging(context: Context, category: Pick<CollectionRow, 'managingAppId'>): void {
  if (!mayManage(context, category)) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}

/** An app can make only itself the managing app of a new category. The owner can name any. */
export function requireAssigning({ identity }: Context, { managingAppId }: { managingAppId?: string | null | undefined }): void {
  if (managingAppId && identity.kind === 'app' && identity.id !== managingAppId) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}
