import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Country, Email, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { deleteStatuses } from './states.ts'

/** How much of a member is shown: PUBLIC what everybody may see, EXTENDED the sign-in and the statuses besides, FULL all of it. */
export const fieldsets = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type Fieldset = (typeof fieldsets)[number]

/** The field sets that are asked for: the largest of them counts, PUBLIC where none is named. */
export const Fieldsets = Type.Array(Type.Enum(fieldsets), { maxItems: 3 })

/** A picture of a profile. Its address is one of the web or of the packages' own kind (wire §8). */
export const ProfileImage = Shape({
  id: maybe(Text(500)),
  url: maybe(Type.String({ maxLength: 2000, pattern: '^(https?|wix:image)://[^\\s<>"]+$', description: 'the URL of a picture' })),
  height: maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
  width: maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
  offsetX: maybeNull(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
  offsetY: maybeNull(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
})

/** A postal address of a member: a street with its number, or a line of text. */
export const MemberAddress = Shape({
  id: readOnly(Guid),
  streetAddress: maybeNull(Shape({ number: maybe(Text(100)), name: maybe(Text(200)) })),
  addressLine: maybeNull(Text(200)),
  addressLine2: maybeNull(Text(200)),
  city: maybeNull(Text(100)),
  subdivision: maybeNull(Text(100)),
  country: maybeNull(Country),
  postalCode: maybeNull(Text(50)),
})

const CustomValue = Type.Union([Text(2000), Type.Number(), Type.Boolean(), Type.Null(), Type.Array(Text(500), { maxItems: 100 })])

/** What is known of a member besides the sign-in. Lists are replaced as a whole; null clears. */
export const MemberContact = Shape({
  firstName: maybeNull(Text(100)),
  lastName: maybeNull(Text(100)),
  phones: maybeNull(Type.Array(Text(50, 1), { maxItems: 50 })),
  emails: maybeNull(Type.Array(Email, { maxItems: 50 })),
  addresses: maybeNull(Type.Array(MemberAddress, { maxItems: 50 })),
  birthdate: maybeNull(Text(100)),
  company: maybeNull(Text(100)),
  jobTitle: maybeNull(Text(100)),
  customFields: maybeNull(
    Type.Record(Type.String({ maxLength: 100 }), Shape({ name: maybeNull(Text(200)), value: maybe(CustomValue) }), { maxProperties: 100 }),
  ),
})

/** How a member is shown to others. The slug, the last part of the profile's address, is changed by a call of its own. */
export const MemberProfile = Shape({
  nickname: maybeNull(Text(100)),
  slug: readOnly(Type.Union([Type.String(), Type.Null()])),
  photo: maybeNull(ProfileImage),
  cover: maybeNull(ProfileImage),
  title: maybeNull(Text(200)),
})

const shown = {
  id: readOnly(Guid),
  contactId: readOnly(Guid),
  loginEmailVerified: readOnly(Type.Boolean()),
  status: readOnly(Type.Enum(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'])),
  activityStatus: readOnly(Type.Enum(['UNKNOWN', 'ACTIVE', 'MUTED'])),
  createdDate: readOnly(Instant),
  updatedDate: readOnly(Instant),
  lastLoginDate: readOnly(Type.Union([Instant, Type.Null()])),
}

const changeable = {
  contact: maybe(MemberContact),
  profile: maybe(MemberProfile),
  /** PUBLIC: a profile that everybody sees. UNKNOWN, as it is shown to strangers, leaves it as it is. */
  privacyStatus: maybe(Type.Enum(['UNKNOWN', 'PRIVATE', 'PUBLIC'])),
}

/** Somebody who signs in, as far as the caller may see them. What may not be seen is left out, or UNKNOWN. */
export const Member = Answered(Shape({ ...shown, ...changeable, loginEmail: readOnly(Email) }), [
  'id',
  'contactId',
  'status',
  'privacyStatus',
  'activityStatus',
  'profile',
  'createdDate',
  'updatedDate',
])

/** A member as one is made: an address to sign in with, and whatever is known. */
export const NewMember = Shape({ ...shown, ...changeable, loginEmail: Email })

/** Changes of a member. The address to sign in with stays: it is dropped, like all that only the server writes. */
export const MemberChanges = Shape({ ...shown, ...changeable, id: Guid, loginEmail: readOnly(Email) })

/** A deleted member: TRASH until the day it is purged on, PENDING_PURGE from then until it is gone. */
export const DeletedMember = Shape({
  member: Member,
  deleteStatus: Type.Enum(deleteStatuses),
  deletedDate: Instant,
  purgeDate: Instant,
})
