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

/** Makes a member with a slug of its own, and its event. Undefined: somebody has the e-mail address, also where two ask at once. */
export async function makeMember(context: Context, wanted: NewMember): Promise<Member | undefined> {
  for (;;) {
    if (wanted.loginEmail !== null && (await findByLoginEmail(context, wanted.loginEmail))) return undefined
    const member: Member = {
      ...wanted,
      id: newId(),
      revision: 1,
      activityStatus: 'ACTIVE',
      slug: await freeSlug(context, wanted),
      // The seam for contacts: a member's own, until contacts give it theirs.
      contactId: newId(),
      createdDate: context.now,
      updatedDate: context.now,
    }
    if (!(await insertMember(context, member))) continue
    await recordEvent(context, memberEvents.created, { id: member.id, revision: member.revision, entity: presentMember(member, 'FULL') })
    return member
  }
}

/** A slug that nobody has: of the nickname, else of the address before its @; with a number where that is taken. */
async function freeSlug(context: Context, { nickname, loginEmail }: NewMember): Promise<string> {
  const base = slugOf(nickname ?? '') ?? slugOf(loginEmail?.split('@', 1)[0] ?? '') ?? 'somebody'
  const wished = [base, ...Array.from({ length: 5 }, () => `${base}-${randomInt(10, 100_000)}`)]
  const taken = await usedSlugs(context, wished)
  return wished.find((slug) => !taken.has(slug)) ?? `${base}-${randomInt(100_000, 100_000_000)}`
}
