import { Type } from 'typebox'
import { Identity } from '../identity.ts'
import { field, Guid, Instant, maybe, Shape } from '../scalars.ts'

/** An event of one entity. `position` orders all events of the site; `entityEventSequence` orders those of one entity. */
export const Event = Shape({
  position: field(Type.Integer({ minimum: 1 }), 'Place of the event in the order of all events of the site.'),
  id: field(Guid, 'ID of the event.'),
  entityFqdn: field(Type.String(), 'Kind of the entity, such as `wix.ecom.v1.order`.'),
  slug: field(Type.String(), 'What happened to the entity, such as `created`.'),
  entityId: field(Type.String(), 'ID of the entity.'),
  entityEventSequence: field(
    Type.Integer({ minimum: 1 }),
    'Order among the events of the entity: a later change has a higher number. Events of one change can share it, and numbers can be missing.',
  ),
  eventTime: field(Instant, 'When it happened.'),
  identity: field(Identity, 'Who caused the event, as webhooks name identities.'),
  entity: field(
    Type.Unknown(),
    'The entity after the event, or the body of an action. Null for keys and apps that can’t read such an entity.',
  ),
  changedFields: maybe(Type.Array(Type.String()), 'Fields that are different from before. Absent if unknown.'),
  requestId: field(Type.String(), 'ID of the request that caused the event.'),
})
