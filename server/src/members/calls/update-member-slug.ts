import type { members } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { presentMember } from '../present.ts'
import { changeSlug } from '../take-slug.ts'

export const updateMemberSlug: Handler<typeof members.updateMemberSlug> = async (context, { id, slug }) => ({
  member: presentMember(await changeSlug(context, id, slug), 'FULL'),
})
