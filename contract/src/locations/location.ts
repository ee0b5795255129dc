import { Type } from 'typebox'
import { Address } from '../address.ts'
import { field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { EntityRevision } from '../products-v3/product.ts'

const fields = {
  id: readOnly(Guid, 'ID of the location.'),
  revision: readOnly(EntityRevision, 'Revision of the location, one higher with each change.'),
  createdDate: readOnly(Instant, 'When it was created.'),
  updatedDate: readOnly(Instant, 'When it was last changed.'),
  isDefault: readOnly(Type.Boolean(), 'Whether it is the default location, from which the shop sells.'),
  name: maybe(Text(50, 1), 'Name of the location, such as “Shop in Porto”.'),
  address: maybeNull(Address, 'Where it is. Null: unknown.'),
}

/** A place where the shop has stock. */
export const Location = Shape({ ...fields, name: field(Text(50, 1), 'Name of the location.') })
export const NewLocation = Shape({ ...fields, name: field(Text(50, 1), 'Name of the location.') })
export const LocationChanges = Shape({
  ...fields,
  id: field(Guid, 'ID of the location.'),
  revision: field(EntityRevision, 'Revision that was read. If the location has changed since, the call is refused.'),
})

/** Locations of a shop. */
export const locationsMax = 100
export const limit = maybe(Whole(1, locationsMax), 'Locations to return. All by default.')
