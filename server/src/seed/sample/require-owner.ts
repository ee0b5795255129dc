import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'

/** Only owners have every permission, whatever a role lists. */
export function requireOwner({ identity }: Pick<Context, 'identity'>): void {
  if (identity.kind !== 'owner' || identity.permissions !== 'ALL') refuse('OWNERS_ONLY')
}
