import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { nameOf } from './member-row.ts'

type Act = (client: Client, id: string, form: FormData) => Promise<unknown>

/** The actions of a member's page, by the form's intent. */
const acts = {
  approve: ({ members }, id) => members.approveMember({ id }),
  block: ({ members }, id) => members.blockMember({ id }),
  disconnect: ({ members }, id) => members.disconnectMember({ id }),
  mute: ({ members }, id) => members.muteMember({ id }),
  unmute: ({ members }, id) => members.unmuteMember({ id }),
  show: ({ members }, id) => members.updateMember({ member: { id, privacyStatus: 'PUBLIC' } }),
  hide: ({ members }, id) => members.updateMember({ member: { id, privacyStatus: 'PRIVATE' } }),
  slug: ({ members }, id, form) => members.updateMemberSlug({ id, slug: textOf(form, 'slug') }),
  photo: ({ memberPhotos }, memberId, form) => memberPhotos.setMemberPhoto({ memberId, fileId: textOf(form, 'file') }),
  removePhoto: ({ memberPhotos }, memberId) => memberPhotos.deleteMemberPhoto({ memberId }),
  activate: ({ recovery }, id) => recovery.sendActivationEmail({ identityId: id }),
  endSession: ({ memberSessions }, id, form) => memberSessions.endMemberSessions({ memberId: id, sessionId: textOf(form, 'session') }),
  endSessions: ({ memberSessions }, id) => memberSessions.endMemberSessions({ memberId: id }),
} as const satisfies Record<string, Act>

export type MemberAct = keyof typeof acts

const isAct = (intent: string): intent is MemberAct => Object.hasOwn(acts, intent)

export async function changeMember(client: Client, id: string, form: FormData) {
  const intent = textOf(form, 'intent')
  if (intent === 'delete') return deleteMember(client, id, form)
  if (!isAct(intent)) throw data(null, { status: 400 })
  try {
    const act: Act = acts[intent]
    await act(client, id, form)
    return { done: intent }
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
}

/** Requires the member's name to be typed as confirmation. */
async function deleteMember({ members }: Client, id: string, form: FormData) {
  const { member } = await members.getMember({ id, fieldsets: ['FULL'] })
  if (textOf(form, 'typed') !== nameOf(member).trim()) return { done: 'notTyped' as const }
  try {
    await members.deleteMember({ id })
  } catch (error) {
    return sentBack(formProblemsOf(error), form)
  }
  return redirect(`${paths.memberTrash}?deleted=${id}`)
}
