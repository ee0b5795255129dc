import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape } from '../scalars.ts'

/** Something that happened to one entity. `position` is the event's place in the site's one order; `entityEventSequence` counts the events of its entity. */
export const Event = Shape({
  position: Type.Integer({ minimum: 1 }),
  id: Guid,
  entityFqdn: Type.String(),
  slug: Type.String(),
  entityId: Type.String(),
  entityEventSequence: Type.Integer({ minimum: 1 }),
  eventTime: Instant,
  /** Who did it, as webhooks name identities (wire §9). */
  identity: Type.Record(Type.String(), Type.String()),
  /** The entity after the event; of an action event its body. Null for a key or app that may not read such an entity (readWith). */
  entity: Type.Unknown(),
  changedFields: maybe(Type.Array(Type.String())),
  requestId: Type.String(),
})
