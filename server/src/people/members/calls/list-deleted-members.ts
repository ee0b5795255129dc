import type { members } from '@stoa/contract'
import { countMax, pageMetadata } from '../../../http/page-metadata.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { presentMember } from '../present.ts'
import { countTrash, selectTrash } from '../store.ts'
import { deleteStatusOf } from '../trash.ts'

const pageSize = 50

export const listDeletedMembers: Handler<typeof members.listDeletedMembers> = async (context, { paging }) => {
  const limit = paging?.limit ?? pageSize
  const offset = Math.min(paging?.offset ?? 0, countMax)
  const [found, total] = await Promise.all([selectTrash(context, { limit, offset }), countTrash(context, countMax)])
  const rows = found.slice(0, limit)
  const page = { rows, offset, hasNext: found.length > limit, hasPrev: offset > 0, total, cursors: { next: undefined, prev: undefined } }
  return {
    deletedMembers: rows.map((trashed) => ({
      member: presentMember(trashed, 'FULL'),
      deleteStatus: deleteStatusOf(trashed, context.now),
      deletedDate: trashed.deletedDate.toISOString(),
      purgeDate: trashed.purgeDate.toISOString(),
    })),
    metadata: pageMetadata(page, total),
  }
}
