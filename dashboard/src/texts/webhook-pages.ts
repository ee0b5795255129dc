import { delivery, webhookKeys } from '../webhooks/delivery-page-texts.ts'
import { webhook, webhookForm } from '../webhooks/webhook-page-texts.ts'

/** Texts that only the pages of one webhook need. */
export const webhookPages = { webhook, webhookForm, webhookKeys, delivery }
