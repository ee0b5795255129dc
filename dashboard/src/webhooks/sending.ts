import { openDeliveryStatuses } from '@stoa/contract/webhooks/states'
import type { WebhookDelivery } from '../answers.ts'

/** The deliveries that can be sent again together. */
export const resendStatuses = ['all', 'DEAD', 'DELIVERED'] as const

/** Whether a delivery is still to be sent. */
export const isOpen = ({ status }: Pick<WebhookDelivery, 'status'>): boolean => openDeliveryStatuses.some((open) => open === status)
