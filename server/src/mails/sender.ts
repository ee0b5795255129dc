/** Whether anything takes mails out of the outbox. Nothing does yet: they are written, kept and shown. */
export const hasSender = (): boolean => false
