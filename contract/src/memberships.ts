import { Type } from 'typebox'
import { deprecated, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { Translatable } from './translatable.ts'

const LineItemIds = Type.Array(Text(100, 1), { minItems: 1, maxItems: 300 })

/** A membership that the buyer wants to pay line items with. It only applies if it is eligible. */
export const SelectedMembership = Shape({ id: Text(200, 1), appId: Guid, lineItemIds: LineItemIds })

/** The memberships that the buyer selected among the eligible ones. */
export const SelectedMemberships = Shape({ memberships: maybe(Type.Array(SelectedMembership, { maxItems: 300 })) })

/** A membership of the buyer: the line items it can pay for, its remaining credits and its expiry date. */
export const Membership = Shape({
  id: maybe(Text(200, 1)),
  appId: maybe(Guid),
  name: maybe(Translatable({ max: 100 })),
  lineItemIds: maybe(Type.Array(Text(100, 1), { maxItems: 300 })),
  credits: maybe(Shape({ total: maybe(Type.Integer({ minimum: 1 })), remaining: maybe(Type.Integer()) })),
  expirationDate: maybeNull(Instant),
  additionalData: deprecated(Free),
})

const EligibleMemberships = Type.Array(Membership, { maxItems: 300 })
const InvalidMemberships = Type.Array(Shape({ membership: maybe(Membership), reason: maybe(Text(100, 1)) }), { maxItems: 300 })

/** The eligible memberships of a checkout, those that aren't eligible with the reason, and the selected ones. */
export const MembershipOptions = Shape({
  eligibleMemberships: readOnly(EligibleMemberships),
  invalidMemberships: readOnly(InvalidMemberships),
  selectedMemberships: maybeNull(SelectedMemberships),
})

/** The same in a cart estimate, where the packages expect the selected ones as a plain list. */
export const EstimatedMembershipOptions = Shape({
  eligibleMemberships: deprecated(EligibleMemberships),
  invalidMemberships: deprecated(InvalidMemberships),
  selectedMemberships: deprecated(Type.Array(SelectedMembership, { maxItems: 300 })),
})
