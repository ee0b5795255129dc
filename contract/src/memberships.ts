import { Type } from 'typebox'
import { deprecated, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { Translatable } from './translatable.ts'

const LineItemIds = Type.Array(Text(100, 1), { minItems: 1, maxItems: 300 })

/** A membership the buyer wants to pay some line items with. It counts only where it is one of the eligible ones. */
export const SelectedMembership = Shape({ id: Text(200, 1), appId: Guid, lineItemIds: LineItemIds })

/** What the buyer chose among the eligible memberships. */
export const SelectedMemberships = Shape({ memberships: maybe(Type.Array(SelectedMembership, { maxItems: 300 })) })

/** A membership of the buyer: which line items it can pay for, what is left on it, and until when it counts. */
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

/** The memberships a checkout could be paid with, those that cannot and why, and what the buyer selected. */
export const MembershipOptions = Shape({
  eligibleMemberships: readOnly(EligibleMemberships),
  invalidMemberships: readOnly(InvalidMemberships),
  selectedMemberships: maybeNull(SelectedMemberships),
})

/** The same in a cart estimate, where the packages know the selected ones as a plain list. */
export const EstimatedMembershipOptions = Shape({
  eligibleMemberships: deprecated(EligibleMemberships),
  invalidMemberships: deprecated(InvalidMemberships),
  selectedMemberships: deprecated(Type.Array(SelectedMembership, { maxItems: 300 })),
})
