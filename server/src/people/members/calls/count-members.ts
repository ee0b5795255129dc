import type { members } from '@stoa/contract'
import { memberStatuses } from '@stoa/contract/members/states'
import { countMax } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { countByStatus, countTrash } from '../store.ts'

const countOf = (total = 0) => ({ total: Math.min(total, countMax), tooManyToCount: total > countMax })

export const countMembers: Handler<typeof members.countMembers> = async (context) => {
  const [rows, trash] = await Promise.all([countByStatus(context, memberStatuses, countMax), countTrash(context, countMax)])
  const totals = new Map(rows.map(({ status, total }) => [status, total]))
  const [PENDING, APPROVED, BLOCKED, OFFLINE] = memberStatuses.map((status) => countOf(totals.get(status)))
  return { counts: { PENDING: PENDING!, APPROVED: APPROVED!, BLOCKED: BLOCKED!, OFFLINE: OFFLINE!, TRASH: countOf(trash) } }
}
