import type { Services } from '../kernel/context.ts'
import type { ShopSettings } from '../kernel/shop-settings.ts'
import type { Sender } from './headers.ts'

/** Whether anything takes mails out of the outbox. Without a mail server they are written, kept and shown. */
export const hasSender = ({ settings }: Pick<Services, 'settings'>): boolean => settings.smtpUrl !== undefined

/** Whom the mails of a shop come from. */
export const shopSender = ({ settings }: Pick<Services, 'settings'>, shop: ShopSettings): Sender => ({
  shop,
  baseUrl: settings.baseUrl,
  mailFrom: settings.mailFrom,
})
