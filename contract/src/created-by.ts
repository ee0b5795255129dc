import { Guid, maybe, Shape } from './scalars.ts'

/** Who created a checkout or an order. Exactly one of the four fields is set. */
export const CreatedBy = Shape({ userId: maybe(Guid), memberId: maybe(Guid), visitorId: maybe(Guid), appId: maybe(Guid) })
