import { Type } from 'typebox'
import { Country, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'

export const StreetAddress = Shape({
  number: maybe(Text(50)),
  name: maybe(Text(150)),
  apt: maybe(Text(50)),
  formattedAddressLine: maybe(Text(250)),
})

const Degrees = Type.Union([Type.Number(), Type.Enum(['NaN', 'Infinity', '-Infinity']), Type.Null()])

/** Latitude and longitude in degrees. The texts NaN, Infinity and -Infinity are the wire's form of these floats (wire §2). */
export const Geocode = Shape({ latitude: maybe(Degrees), longitude: maybe(Degrees) })

/** A postal address (wire §2). */
export const Address = Shape({
  country: maybeNull(Country),
  subdivision: maybeNull(Text(50)),
  city: maybeNull(Text(50)),
  postalCode: maybeNull(Text(50)),
  streetAddress: maybeNull(StreetAddress),
  addressLine: maybeNull(Text(150)),
  addressLine2: maybeNull(Text(100)),
  formattedAddress: maybeNull(Text(500)),
  hint: maybeNull(Text(500)),
  geocode: maybeNull(Geocode),
  countryFullname: readOnly(Type.Union([Type.String(), Type.Null()])),
  subdivisionFullname: readOnly(Type.Union([Type.String(), Type.Null()])),
})

export const VatId = Shape({ id: maybe(Text(30)), type: maybe(Type.Enum(['UNSPECIFIED', 'CPF', 'CNPJ'])) })

export const ContactDetails = Shape({
  firstName: maybeNull(Text(100)),
  lastName: maybeNull(Text(100)),
  phone: maybeNull(Type.String({ maxLength: 50, pattern: '^[+0-9 ()./-]*$' })),
  company: maybeNull(Text(1000)),
  vatId: maybeNull(VatId),
})

/** An address and the person or company there. */
export const AddressWithContact = Shape({ address: maybeNull(Address), contactDetails: maybeNull(ContactDetails) })
