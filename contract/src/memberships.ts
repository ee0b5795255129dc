import { Type } from 'typebox'
import { deprecated, field, Free, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text } from './scalars.ts'
import { Translatable } from './translatable.ts'

const LineItemIds = Type.Array(Text(100, 1), { minItems: 1, maxItems: 300 })

/** A membership that the buyer wants to pay line items with. It only applies if it is eligible. */
export const SelectedMembership = Shape({
  id: field(Text(200, 1), 'ID of the membership.'),
  appId: field(Guid, 'ID of the app that offers the membership.'),
  lineItemIds: field(LineItemIds, 'IDs of the line items that the membership is to pay for.'),
})

/** The memberships that the buyer selected among the eligible ones. */
export const SelectedMemberships = Shape({
  memberships: maybe(Type.Array(SelectedMembership, { maxItems: 300 }), 'The memberships to use.'),
})

/** A membership of the buyer: the line items it can pay for, its remaining credits and its expiry date. */
export const Membership = Shape({
  id: maybe(Text(200, 1), 'ID of the membership.'),
  appId: maybe(Guid, 'ID of the app that offers the membership.'),
  name: maybe(Translatable({ max: 100 }), 'Name of the membership as the buyer knows it.'),
  lineItemIds: maybe(Type.Array(Text(100, 1), { maxItems: 300 }), 'IDs of the line items that the membership can pay for.'),
  credits: maybe(
    Shape({
      total: maybe(Type.Integer({ minimum: 1 }), 'Credits that the membership started with.'),
      remaining: maybe(Type.Integer(), 'Credits that are left.'),
    }),
    'Credits of the membership. Absent if it has no limit.',
  ),
  expirationDate: maybeNull(Instant, 'When the membership ends. Null if it doesn’t.'),
  additionalData: deprecated(Free, 'Data of the app that offers the membership.'),
})

const EligibleMemberships = Type.Array(Membership, { maxItems: 300 })
const InvalidMemberships = Type.Array(
  Shape({ membership: maybe(Membership, 'The membership that can’t be used.'), reason: maybe(Text(100, 1), 'Why it can’t be used.') }),
  { maxItems: 300 },
)

/** The eligible memberships of a checkout, those that aren't eligible with the reason, and the selected ones. */
export const MembershipOptions = Shape({
  eligibleMemberships: readOnly(EligibleMemberships, 'Memberships that can pay for some of the line items.'),
  invalidMemberships: readOnly(InvalidMemberships, 'Memberships of the buyer that can’t be used here, with the reason.'),
  selectedMemberships: maybeNull(SelectedMemberships, 'The memberships that the buyer wants to use.'),
})

/** The same in a cart estimate, where the packages expect the selected ones as a plain list. */
export const EstimatedMembershipOptions = Shape({
  eligibleMemberships: deprecated(EligibleMemberships, 'Memberships that can pay for some of the line items.'),
  invalidMemberships: deprecated(InvalidMemberships, 'Memberships of the buyer that can’t be used here, with the reason.'),
  selectedMemberships: deprecated(Type.Array(SelectedMembership, { maxItems: 300 }), 'The memberships that the buyer wants to use.'),
})
