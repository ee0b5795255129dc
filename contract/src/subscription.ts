import { Type } from 'typebox'
import { maybe, maybeNull, Shape, Whole } from './scalars.ts'
import { Translatable } from './translatable.ts'

export const SubscriptionFrequency = Type.Enum(['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'])

/** How often a subscription is charged: every `interval` × `frequency`, `billingCycles` times, or until it is cancelled if that is null. */
export const SubscriptionSettings = Shape({
  frequency: maybe(SubscriptionFrequency),
  interval: maybeNull(Whole(1, 3650)),
  autoRenewal: maybe(Type.Boolean()),
  billingCycles: maybeNull(Type.Integer({ minimum: 1 })),
  enableCustomerCancellation: maybe(Type.Boolean()),
  freeTrialPeriod: maybe(Shape({ frequency: maybe(SubscriptionFrequency), interval: maybe(Whole(1, 3650)) })),
})

/** The subscription that a line item starts. */
export const SubscriptionOptionInfo = Shape({
  subscriptionSettings: maybe(SubscriptionSettings),
  title: maybe(Translatable({ max: 150, min: 1 })),
  description: maybe(Translatable({ max: 500 })),
})
