import { Email, Guid, maybeNull, readOnly, Shape } from '../scalars.ts'

/** Whose cart it is: one of visitor, member and user stands. The contact is found by the server. */
export const CartBuyerInfo = Shape({
  visitorId: readOnly(Guid),
  memberId: readOnly(Guid),
  userId: readOnly(Guid),
  contactId: readOnly(Guid),
  email: maybeNull(Email),
})
