import { isDeepStrictEqual } from 'node:util'
import type { members } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { newId } from '../../database/ids.ts'
import type { Member, MemberDoc, WireContact } from './member.ts'

type Changes = Pick<RequestOf<typeof members.updateMember>['member'], 'contact' | 'profile'>

/** A member with a changed contact and profile: missing fields stay, null clears, lists are replaced. The same object if nothing changed. */
export function withChanges(member: Member, { contact, profile }: Changes): Member {
  const { nickname = member.nickname, slug: _slug, ...shown } = profile ?? {}
  const doc: MemberDoc = {
    ...optional('contact', merged(member.doc.contact, contact && withAddressIds(contact, member.doc.contact))),
    ...optional('profile', merged(member.doc.profile, shown)),
  }
  const named = nickname?.trim() ? nickname.trim() : null
  return named === member.nickname && isDeepStrictEqual(doc, member.doc) ? member : { ...member, nickname: named, doc }
}

/** Contact and profile of a new member. */
export function docOf({ contact, profile }: Changes): { nickname: string | null; doc: MemberDoc } {
  const none = { nickname: null, doc: {} } as Member
  const { nickname, doc } = withChanges(none, { contact, profile })
  return { nickname, doc }
}

/** The fields of a contact or profile without cleared ones. */
function merged<Part extends object>(before: Part | undefined, changes: Part | undefined): Part | undefined {
  const all = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null && value !== undefined)
  return all.length > 0 ? (Object.fromEntries(all) as Part) : undefined
}

const optional = <Name extends string, Value>(name: Name, value: Value | undefined): { [N in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value }

/** Every address has an id. One that is sent back unchanged keeps its id. */
function withAddressIds(contact: WireContact, before: WireContact | undefined): WireContact {
  if (!contact.addresses) return contact
  const known = [...(before?.addresses ?? [])]
  const addresses = contact.addresses.map((address) => {
    const at = known.findIndex(({ id: _id, ...content }) => isDeepStrictEqual(content, address))
    const [same] = at < 0 ? [] : known.splice(at, 1)
    return { ...address, id: same?.id ?? newId() }
  })
  return { ...contact, addresses }
}

/** A member without its phones, or addresses of one kind; the list stays, and is empty. */
export const without =
  (list: 'phones' | 'emails' | 'addresses') =>
  (member: Member): Member =>
    member.doc.contact?.[list]?.length ? { ...member, doc: { ...member.doc, contact: { ...member.doc.contact, [list]: [] } } } : member
