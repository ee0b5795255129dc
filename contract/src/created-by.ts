import { Guid, maybe, Shape } from './scalars.ts'

/** Who made a checkout or an order: one of the four stands. */
export const CreatedBy = Shape({ userId: maybe(Guid), memberId: maybe(Guid), visitorId: maybe(Guid), appId: maybe(Guid) })
