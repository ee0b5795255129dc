import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { Country, Email, field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'
import { deleteStatuses } from './states.ts'

/** How much of a member is returned. PUBLIC: what everyone can see. EXTENDED: also the sign-in email and the statuses. FULL: everything. */
export const fieldsets = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type Fieldset = (typeof fieldsets)[number]

/** The requested field sets. The largest one is used, PUBLIC by default. */
export const Fieldsets = Type.Array(Type.Enum(fieldsets), { maxItems: 3 })

/** A profile picture. Its address is an http(s) URL or one of the packages' own form (wire §8). */
export const ProfileImage = Shape({
  id: maybe(Text(500), 'ID of the picture in the media store.'),
  url: maybe(
    Type.String({ maxLength: 2000, pattern: '^(https?|wix:image)://[^\\s<>"]+$', form: 'the URL of a picture' }),
    'Address of the picture, or the packages’ `wix:image:` form of it.',
  ),
  height: maybe(Type.Integer({ minimum: 0, maximum: 100_000 }), 'Height in pixels.'),
  width: maybe(Type.Integer({ minimum: 0, maximum: 100_000 }), 'Width in pixels.'),
  offsetX: maybeNull(Type.Integer({ minimum: -100_000, maximum: 100_000 }), 'Pixels that the picture is moved to the right.'),
  offsetY: maybeNull(Type.Integer({ minimum: -100_000, maximum: 100_000 }), 'Pixels that the picture is moved down.'),
})

/** A postal address of a member: a street with its number, or one line of text. */
export const MemberAddress = Shape({
  id: readOnly(Guid, 'ID of the address.'),
  streetAddress: maybeNull(
    Shape({ number: maybe(Text(100), 'House number, such as 12 or 12 B.'), name: maybe(Text(200), 'Name of the street.') }),
    'Street and number, if they are in parts.',
  ),
  addressLine: maybeNull(Text(200), 'Street and number as one line, if they aren’t in parts.'),
  addressLine2: maybeNull(Text(200), 'Second line, such as an apartment or floor.'),
  city: maybeNull(Text(100), 'Name of the town or city.'),
  subdivision: maybeNull(Text(100), 'State, region or province.'),
  country: maybeNull(Country, 'Country as a two-letter ISO 3166-1 code, such as PT.'),
  postalCode: maybeNull(Text(50), 'Postal or ZIP code.'),
})

const CustomValue = Type.Union([Text(2000), Type.Number(), Type.Boolean(), Type.Null(), Type.Array(Text(500), { maxItems: 100 })])

/** A member's contact data. Lists are replaced as a whole; null clears a value. */
export const MemberContact = Shape({
  firstName: maybeNull(Text(100), 'First name of the member.'),
  lastName: maybeNull(Text(100), 'Last name of the member.'),
  phones: maybeNull(Type.Array(Text(50, 1), { maxItems: 50 }), 'Phone numbers of the member.'),
  emails: maybeNull(Type.Array(Email, { maxItems: 50 }), 'Email addresses besides the one to sign in with.'),
  addresses: maybeNull(Type.Array(MemberAddress, { maxItems: 50 }), 'Postal addresses of the member.'),
  birthdate: maybeNull(Text(100), 'Day of birth, such as `1990-05-12`.'),
  company: maybeNull(Text(100), 'Company that the member works for.'),
  jobTitle: maybeNull(Text(100), 'What the member does there.'),
  customFields: maybeNull(
    Type.Record(
      Type.String({ maxLength: 100 }),
      Shape({ name: maybeNull(Text(200), 'Name of the field as people see it.'), value: maybe(CustomValue, 'Value of the field.') }),
      { maxProperties: 100 },
    ),
    'Values of the shop’s custom fields, by the key of the field.',
  ),
})

/** A member's public profile. The slug, the last part of the profile's URL, is changed by a separate call. */
export const MemberProfile = Shape({
  nickname: maybeNull(Text(100), 'Name that other visitors see.'),
  slug: readOnly(
    Type.Union([Type.String(), Type.Null()]),
    'Last part of the address of the profile’s page. Changed by `updateMemberSlug`.',
  ),
  photo: maybeNull(ProfileImage, 'Picture of the member.'),
  cover: maybeNull(ProfileImage, 'Picture at the top of the profile.'),
  title: maybeNull(Text(200), 'What the member is, such as “Gardener”.'),
})

const visibleFields = {
  id: readOnly(Guid, 'ID of the member.'),
  contactId: readOnly(Guid, 'ID of the member among the site’s contacts.'),
  loginEmailVerified: readOnly(Type.Boolean(), 'Whether the sign-in address was verified.'),
  status: readOnly(
    Type.Enum(['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE']),
    'Whether the member can sign in. UNKNOWN if the caller can’t see it.',
  ),
  activityStatus: readOnly(
    Type.Enum(['UNKNOWN', 'ACTIVE', 'MUTED']),
    'Whether the member can take part in the community. UNKNOWN if the caller can’t see it.',
  ),
  createdDate: readOnly(Instant, 'When the member was created.'),
  updatedDate: readOnly(Instant, 'When the member was last changed.'),
  lastLoginDate: readOnly(Type.Union([Instant, Type.Null()]), 'When the member last signed in. Null if never.'),
}

const changeable = {
  contact: maybe(MemberContact, 'Contact data, for the member and the shop only.'),
  profile: maybe(MemberProfile, 'What others see of the member, if the profile is public.'),
  privacyStatus: maybe(
    Type.Enum(['UNKNOWN', 'PRIVATE', 'PUBLIC']),
    'PUBLIC: everyone can see the profile. UNKNOWN, which other callers see, leaves it unchanged.',
  ),
}

/** A person who can sign in to the site. Values that the caller can't see are left out or UNKNOWN. */
export const Member = Answered(
  Shape({ ...visibleFields, ...changeable, loginEmail: readOnly(Email, 'Address that the member signs in with, in lower case.') }),
  ['id', 'contactId', 'status', 'privacyStatus', 'activityStatus', 'profile', 'createdDate', 'updatedDate'],
)

/** A member to create: a sign-in email, and optionally contact data and a profile. */
export const NewMember = Shape({
  ...visibleFields,
  ...changeable,
  loginEmail: field(Email, 'Address that the member signs in with, unique in the site.'),
})

/** Changes to a member. The sign-in email can't be changed: like everything that only the server writes, it is ignored. */
export const MemberChanges = Shape({
  ...visibleFields,
  ...changeable,
  id: field(Guid, 'ID of the member to change.'),
  loginEmail: readOnly(Email, 'Address that the member signs in with. It isn’t changed here.'),
})

/** A deleted member. TRASH: it can be restored until the day it is purged. PENDING_PURGE: it is being purged. */
export const DeletedMember = Shape({
  member: field(Member, 'The member as it was when it was deleted.'),
  deleteStatus: field(Type.Enum(deleteStatuses), 'TRASH: can be restored until `purgeDate`. PENDING_PURGE: is being purged.'),
  deletedDate: field(Instant, 'When the member was deleted.'),
  purgeDate: field(Instant, 'When the member’s data is deleted for good.'),
})
