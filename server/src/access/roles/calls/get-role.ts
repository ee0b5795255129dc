import type { roles } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countByRole } from '../../staff/public.ts'
import { findRole } from '../find-role.ts'
import { presentRole } from '../present.ts'

export const getRole: Handler<typeof roles.getRole> = async (context, { id }) => {
  const role = await findRole(context, id)
  return { role: presentRole(role, (await countByRole(context)).get(role.id) ?? 0) }
}
