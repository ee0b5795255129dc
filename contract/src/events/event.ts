import { Type } from 'typebox'
import { Guid, Instant, maybe, Shape } from '../scalars.ts'

/** An event of one entity. `position` orders all events of the site; `entityEventSequence` counts the events of the entity. */
export const Event = Shape({
  position: Type.Integer({ minimum: 1 }),
  id: Guid,
  entityFqdn: Type.String(),
  slug: Type.String(),
  entityId: Type.String(),
  entityEventSequence: Type.Integer({ minimum: 1 }),
  eventTime: Instant,
  /** The identity that caused the event, as webhooks name identities (wire §9). */
  identity: Type.Record(Type.String(), Type.String()),
  /** The entity after the event, or the body of an action event. Null for a key or app that can't read such an entity (readWith). */
  entity: Type.Unknown(),
  changedFields: maybe(Type.Array(Type.String())),
  requestId: Type.String(),
})
