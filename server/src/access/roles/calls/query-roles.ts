import type { roles } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { countByRole } from '../../staff/public.ts'
import { presentRole } from '../present.ts'
import { allBuiltIn } from '../role.ts'
import { selectRoles } from '../store.ts'

export const queryRoles: Handler<typeof roles.queryRoles> = async (context) => {
  const [custom, counts] = [await selectRoles(context), await countByRole(context)]
  return { roles: [...allBuiltIn(), ...custom].map((role) => presentRole(role, counts.get(role.id) ?? 0)) }
}
