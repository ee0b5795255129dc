import type { members } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeMember } from '../change.ts'
import { presentChanged } from '../present.ts'
import { without } from '../profile.ts'

export const deleteMemberEmails: Handler<typeof members.deleteMemberEmails> = async (context, { id }) => ({
  member: presentChanged(context, await changeMember(context, id, { fields: ['contact.emails'], to: without('emails') })),
})
