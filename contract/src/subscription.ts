import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Whole } from './scalars.ts'
import { Translatable } from './translatable.ts'

export const SubscriptionFrequency = Type.Enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'])

/** How often a subscription is charged: every `interval` × `frequency`, `billingCycles` times, or until it is cancelled if that is null. */
export const SubscriptionSettings = Shape({
  frequency: maybe(SubscriptionFrequency, 'Unit of the billing period.'),
  interval: maybeNull(Whole(1, 3650), 'Units in one billing period: 2 with WEEK is every second week.'),
  autoRenewal: maybe(Type.Boolean(), 'Whether the subscription renews itself until it is cancelled.'),
  billingCycles: maybeNull(Type.Integer({ minimum: 1 }), 'Number of charges. Null if it runs until it is cancelled.'),
  enableCustomerCancellation: maybe(Type.Boolean(), 'Whether the buyer can cancel it on their own.'),
  freeTrialPeriod: maybe(
    Shape({
      frequency: maybe(SubscriptionFrequency, 'Unit of the trial period.'),
      interval: maybe(Whole(1, 3650), 'Length of the trial period in units.'),
    }),
    'Time without charge at the beginning.',
  ),
})

/** The subscription that a line item starts. */
export const SubscriptionOptionInfo = Shape({
  subscriptionSettings: maybe(SubscriptionSettings, 'How often and how long the subscription is charged.'),
  title: maybe(Translatable({ max: 150, min: 1 }), 'Name of the subscription option as buyers see it.'),
  description: maybe(Translatable({ max: 500 }), 'What the subscription includes, as text for the buyer.'),
})
