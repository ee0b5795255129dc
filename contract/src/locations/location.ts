import { Type } from 'typebox'
import { Address } from '../address.ts'
import { Answered } from '../answered.ts'
import { EntityRevision } from '../products-v3/product.ts'
import { field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

/** The largest number of locations in a shop. */
export const locationsMax = 100

const name = Text(50, 1)
const fields = {
  id: readOnly(Guid, 'ID of the location.'),
  revision: readOnly(EntityRevision, 'Revision of the location, one higher with each change.'),
  createdDate: readOnly(Instant, 'When it was created.'),
  updatedDate: readOnly(Instant, 'When it was last changed.'),
  isDefault: readOnly(Type.Boolean(), 'Whether it is the default location, from which the shop sells.'),
  name: maybe(name, 'Name of the location, such as “Shop in Porto”. No other location has it, ignoring case.'),
  address: maybeNull(Address, 'Where it is. Null: unknown.'),
}

/** A place where the shop has stock. */
export const Location = Answered(Shape(fields), ['id', 'revision', 'createdDate', 'updatedDate', 'isDefault', 'name', 'address'])
export const NewLocation = Shape({ ...fields, name: field(name, 'Name of the location. No other location has it, ignoring case.') })
export const LocationChanges = Shape({
  ...fields,
  id: field(Guid, 'ID of the location.'),
  revision: field(EntityRevision, 'Revision that was read. If the location has changed since, the call is refused.'),
})
