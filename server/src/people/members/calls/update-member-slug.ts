import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentChanged } from '../present.ts'
import { changeSlug } from '../take-slug.ts'

export const updateMemberSlug: Handler<typeof members.updateMemberSlug> = async (context, { id, slug }) => ({
  member: presentChanged(context, await changeSlug(context, id, slug)),
})
