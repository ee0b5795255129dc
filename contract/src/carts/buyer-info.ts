import { Email, Guid, maybeNull, readOnly, Shape } from '../scalars.ts'

/** The buyer of a cart: exactly one of visitor, member and user is set. The server finds the contact. */
export const CartBuyerInfo = Shape({
  visitorId: readOnly(Guid),
  memberId: readOnly(Guid),
  userId: readOnly(Guid),
  contactId: readOnly(Guid),
  email: maybeNull(Email),
})
