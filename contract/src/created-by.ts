import { Guid, maybe, Shape } from './scalars.ts'

/** Who created a checkout or an order. Exactly one of the four fields is set. */
export const CreatedBy = Shape({
  userId: maybe(Guid, 'ID of the staff user, if one acted for the shop.'),
  memberId: maybe(Guid, 'ID of the member who created it while signed in.'),
  visitorId: maybe(Guid, 'ID of the visitor who created it without signing in.'),
  appId: maybe(Guid, 'ID of the OAuth app or API key that created it.'),
})
