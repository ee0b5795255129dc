import { randomInt } from 'node:crypto'
import { memberEvents } from '@stoa/contract/members/events'
import type { MemberStatus, PrivacyStatus } from '@stoa/contract/members/states'
import { newId } from '../../database/ids.ts'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import type { Member, MemberDoc } from './member.ts'
import { presentMember } from './present.ts'
import { slugOf } from './slug.ts'
import { findByLoginEmail, insertMember, usedSlugs } from './store.ts'

export interface NewMember {
  loginEmail: string | null
  loginEmailVerified: boolean
  status: MemberStatus
  privacyStatus: PrivacyStatus
  nickname: string | null
  doc: MemberDoc
  lastLoginDate: Date | null
}

/** Creates a member with a unique slug, and its event. Undefined if the email address is in use, also by a concurrent registration. */
export async function makeMember(context: Context, wanted: NewMember): Promise<Member | undefined> {
  for (;;) {
    if (wanted.loginEmail !== null && (await findByLoginEmail(context, wanted.loginEmail))) return undefined
    const member: Member = {
      ...wanted,
      id: newId(),
      revision: 1,
      activityStatus: 'ACTIVE',
      slug: await freeSlug(context, wanted),
      // Contact id: a random one until the contacts area assigns its own.
      contactId: newId(),
      createdDate: context.now,
      updatedDate: context.now,
    }
    if (!(await insertMember(context, member))) continue
    recordEvent(context, memberEvents.created, { id: member.id, revision: member.revision, entity: presentMember(member, 'FULL') })
    return member
  }
}

/** A free slug: the nickname, with a number if it is in use, or `member` with a number. Never from the sign-in address, because slugs are public. */
async function freeSlug(context: Context, { nickname, loginEmail }: NewMember): Promise<string> {
  const named = hasAddress(nickname, loginEmail) ? undefined : slugOf(nickname ?? '')
  const base = named ?? 'member'
  const wished = [...(named ? [named] : []), ...Array.from({ length: 5 }, () => `${base}-${randomInt(10, 100_000)}`)]
  const taken = await usedSlugs(context, wished)
  return wished.find((slug) => !taken.has(slug)) ?? `${base}-${randomInt(100_000, 100_000_000)}`
}

/** Whether a name contains the address. */
export const hasAddress = (name: string | null | undefined, address: string | null): boolean =>
  address !== null && (name ?? '').toLowerCase().includes(address.toLowerCase())
