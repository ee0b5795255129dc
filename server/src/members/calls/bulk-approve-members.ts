import type { members } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { newId } from '../../database/ids.ts'
import { saveChanged } from '../change.ts'
import { heldMatching } from '../matching.ts'
import { approved } from '../moves.ts'

export const bulkApproveMembers: Handler<typeof members.bulkApproveMembers> = async (context, { filter }) => {
  for (const member of await heldMatching(context, { filter })) {
    const changed = approved(member)
    if (changed !== member) await saveChanged(context, changed, ['status'])
  }
  return { jobId: newId() }
}
