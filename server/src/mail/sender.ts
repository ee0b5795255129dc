import type { Services } from '../kernel/context.ts'
import type { ShopSettings } from '../kernel/shop-settings.ts'
import type { Sender } from './headers.ts'

/** Whether a mail server is configured. Without one, emails are only written, kept and shown. */
export const hasSender = ({ settings }: Pick<Services, 'settings'>): boolean => settings.smtpUrl !== undefined

/** The sender of a shop's emails. */
export const shopSender = ({ settings }: Pick<Services, 'settings'>, shop: ShopSettings): Sender => ({
  shop,
  baseUrl: settings.baseUrl,
  mailFrom: settings.mailFrom,
})
