import type { Static } from 'typebox'
import type { IdentityProfile } from '@stoa/contract/authentication/identity'
import type { PrivacyStatus } from '@stoa/contract/members/states'
import { docOf, type NewMember, type WireContact } from '../members/public.ts'

type Profile = Static<typeof IdentityProfile>

/** The stored parts of a person's profile. */
export function readProfile(profile: Profile | null | undefined): Pick<NewMember, 'nickname' | 'doc' | 'privacyStatus'> {
  const { nickname, picture, privacyStatus } = profile ?? {}
  const shown = { ...(nickname ? { nickname } : {}), ...(picture ? { photo: { url: picture } } : {}) }
  const status: PrivacyStatus = privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE'
  return { ...docOf({ contact: contactOf(profile ?? {}), profile: shown }), privacyStatus: status }
}

function contactOf(given: Profile): WireContact {
  const { firstName, lastName, company, position, birthdate, addresses, customFields } = given
  const plain = { firstName, lastName, company, jobTitle: position, birthdate }
  const named = Object.fromEntries(Object.entries(plain).filter(([, value]) => value))
  const emails = [...(given.emails ?? []), ...(given.secondaryEmails ?? []).map(({ email }) => email)]
  const phones = [...(given.phones ?? []), ...(given.phonesV2 ?? []).map(({ phone }) => phone)]
  return {
    ...named,
    ...(emails.length > 0 ? { emails: [...new Set(emails)] } : {}),
    ...(phones.length > 0 ? { phones: [...new Set(phones)] } : {}),
    ...(addresses?.length ? { addresses: addresses.map(({ address }) => addressOf(address)) } : {}),
    ...(customFields?.length ? { customFields: Object.fromEntries(customFields.map(customFieldOf)) } : {}),
  }
}

type Address = NonNullable<Profile['addresses']>[number]['address']

function addressOf({ streetName, streetNumber, ...address }: Address): NonNullable<WireContact['addresses']>[number] {
  const street = { ...(streetNumber ? { number: streetNumber } : {}), ...(streetName ? { name: streetName } : {}) }
  const plain = Object.fromEntries(Object.entries(address).filter(([, value]) => value))
  return { ...plain, ...(Object.keys(street).length > 0 ? { streetAddress: street } : {}) }
}

type CustomField = NonNullable<Profile['customFields']>[number]

function customFieldOf({ name, value: { strValue, numValue, boolValue, dateValue, listValue } }: CustomField) {
  const list = listValue?.value?.map((one) => String(one.strValue ?? one.numValue ?? ''))
  return [name, { name, value: strValue ?? numValue ?? boolValue ?? dateValue ?? list ?? null }] as const
}
