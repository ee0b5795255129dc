import { Email, Guid, maybeNull, readOnly, Shape } from '../scalars.ts'

/** The buyer of a cart: exactly one of visitor, member and user is set. The server finds the contact. */
export const CartBuyerInfo = Shape({
  visitorId: readOnly(Guid, 'ID of the visitor, if the buyer isn’t signed in.'),
  memberId: readOnly(Guid, 'ID of the member, if the buyer is signed in.'),
  userId: readOnly(Guid, 'ID of the staff user whose cart it is.'),
  contactId: readOnly(Guid, 'ID of the buyer’s contact.'),
  email: maybeNull(Email, 'Address for the order confirmation. A checkout that is created from the cart takes it over.'),
})
