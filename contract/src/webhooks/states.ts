import { transitions } from '../transitions.ts'

/** The statuses of a delivery and their meanings. */
export const deliveryMeanings = {
  WAITING: 'Not sent yet: it is due, waits for an earlier event of the same entity, or its webhook is disabled.',
  RETRYING: 'At least one attempt has failed, and another one follows.',
  DELIVERED: 'The receiver accepted it.',
  DEAD: 'Not delivered, and not tried again by itself. Your team can resend it.',
} as const

export type DeliveryStatus = keyof typeof deliveryMeanings
export const deliveryStatuses = Object.keys(deliveryMeanings) as DeliveryStatus[]

/** The statuses of deliveries that are still to be sent. */
export const openDeliveryStatuses = ['WAITING', 'RETRYING'] as const satisfies readonly DeliveryStatus[]

/** The statuses of deliveries that aren't sent again by themselves. */
export const endedDeliveryStatuses = ['DELIVERED', 'DEAD'] as const satisfies readonly DeliveryStatus[]

export const deliveryTransitions = transitions<DeliveryStatus>({ states: deliveryStatuses, begins: ['WAITING'] })({
  deliver: { from: ['WAITING', 'RETRYING'], to: 'DELIVERED' },
  fail: { from: ['WAITING', 'RETRYING'], to: 'RETRYING' },
  giveUp: { from: ['WAITING', 'RETRYING'], to: 'DEAD' },
  resend: { from: ['WAITING', 'RETRYING', 'DELIVERED', 'DEAD'], to: 'WAITING' },
})

/** NEXT: published to receivers, and not in use yet. CURRENT: signs. PREVIOUS: replaced, for receivers that don't have the current key yet. */
export const webhookKeyStatuses = ['NEXT', 'CURRENT', 'PREVIOUS'] as const
export type WebhookKeyStatus = (typeof webhookKeyStatuses)[number]

export const webhookKeyTransitions = transitions<WebhookKeyStatus>({ states: webhookKeyStatuses, begins: ['NEXT', 'CURRENT'] })({
  activate: { from: ['NEXT'], to: 'CURRENT' },
  replace: { from: ['CURRENT'], to: 'PREVIOUS' },
})

/** Maximum number of keys per app: the one that signs, and the one before or after it. */
export const webhookKeysMax = 2

/** The keys that can be retired. */
export const retirableKeys: readonly WebhookKeyStatus[] = ['NEXT', 'PREVIOUS']

/** Why an attempt failed. */
export const attemptProblems = {
  STATUS: 'The receiver answered with a status other than 2xx.',
  GONE: 'The receiver answered 410 Gone, so that no further attempts are made.',
  ADDRESS: 'The address isn’t public. The setting STOA_OUTBOUND_NETWORKS allows private ones.',
  NAME: 'The name of the receiver couldn’t be resolved.',
  CONNECTION: 'The connection failed or was cut.',
  CERTIFICATE: 'The receiver’s certificate isn’t valid.',
  TIME: 'The receiver didn’t answer within 10 seconds.',
  SIZE: 'The receiver’s answer was too large.',
  PERMISSION: 'The app can’t read such an entity any more.',
  NO_DATA: 'The data of the event has been deleted.',
} as const
export type AttemptProblem = keyof typeof attemptProblems
