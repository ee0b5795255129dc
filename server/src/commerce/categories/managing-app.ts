import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'

/** An app can make only itself the managing app of a new category. The owner can name any. */
export function requireAssigning({ identity }: Context, { managingAppId }: { managingAppId?: string | null | undefined }): void {
  if (managingAppId && identity.kind === 'app' && identity.id !== managingAppId) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
}
