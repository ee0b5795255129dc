import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Country, Email, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { deleteStatuses } from './states.ts'

/** How much of a member is returned. PUBLIC: what everyone can see. EXTENDED: also the sign-in email and the statuses. FULL: everything. */
export const fieldsets = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type Fieldset = (typeof fieldsets)[number]

/** The requested field sets. The largest one is used, PUBLIC by default. */
export const Fieldsets = Type.Array(Type.Enum(fieldsets), { maxItems: 3 })

/** A profile picture. Its address is an http(s) URL or one of the packages' own form (wire §8). */
export const ProfileImage = Shape({
  id: maybe(Text(500)),
  url: maybe(Type.String({ maxLength: 2000, pattern: '^(https?|wix:image)://[^\\s<>"]+$', form: 'the URL of a picture' })),
  height: maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
  width: maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
  offsetX: maybeNull(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
  offsetY: maybeNull(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
})

/** A postal address of a member: a street with its number, or one line of text. */
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

/** A member's contact data. Lists are replaced as a whole; null clears a value. */
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

/** A member's public profile. The slug, the last part of the profile's URL, is changed by a separate call. */
export const MemberProfile = Shape({
  nickname: maybeNull(Text(100)),
  slug: readOnly(Type.Union([Type.String(), Type.Null()])),
  photo: maybeNull(ProfileImage),
  cover: maybeNull(ProfileImage),
  title: maybeNull(Text(200)),
})

const visibleFields = {
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
  /** PUBLIC: everyone can see the profile. UNKNOWN, which other callers see, leaves the status unchanged. */
  privacyStatus: maybe(Type.Enum(['UNKNOWN', 'PRIVATE', 'PUBLIC'])),
}

/** A person who can sign in to the site. Values that the caller can't see are left out or UNKNOWN. */
export const Member = Answered(Shape({ ...visibleFields, ...changeable, loginEmail: readOnly(Email) }), [
  'id',
  'contactId',
  'status',
  'privacyStatus',
  'activityStatus',
  'profile',
  'createdDate',
  'updatedDate',
])

/** A member to create: a sign-in email, and optionally contact data and a profile. */
export const NewMember = Shape({ ...visibleFields, ...changeable, loginEmail: Email })

/** Changes to a member. The sign-in email can't be changed: like everything that only the server writes, it is ignored. */
export const MemberChanges = Shape({ ...visibleFields, ...changeable, id: Guid, loginEmail: readOnly(Email) })

/** A deleted member. TRASH: it can be restored until the day it is purged. PENDING_PURGE: it is being purged. */
export const DeletedMember = Shape({
  member: Member,
  deleteStatus: Type.Enum(deleteStatuses),
  deletedDate: Instant,
  purgeDate: Instant,
})
