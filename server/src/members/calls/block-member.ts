import type { members } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import * as blocking from '../block.ts'
import { presentMember } from '../present.ts'

export const blockMember: Handler<typeof members.blockMember> = async (context, { id }) => ({
  member: presentMember(await blocking.blockMember(context, id), 'FULL'),
})
