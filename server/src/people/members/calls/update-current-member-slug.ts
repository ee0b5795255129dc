import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentChanged } from '../present.ts'
import { changeSlug } from '../take-slug.ts'

export const updateCurrentMemberSlug: Handler<typeof members.updateCurrentMemberSlug> = async (context, { slug }) => ({
  member: presentChanged(context, await changeSlug(context, context.identity.id, slug)),
})
