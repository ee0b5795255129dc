/** The statuses of an email and their meanings. */
export const mailMeanings = {
  WAITING: 'In the outbox, waiting to be sent.',
  SENT: 'Accepted by the mail server.',
  FAILED: 'Not sent: the mail server rejected it, or could not be reached for too long. Your team can send it again.',
  KEPT: 'Not sent: its time had passed when a mail server was set up, and your team can still send it; or its recipient belongs to the sample shop.',
} as const

export type MailStatus = keyof typeof mailMeanings
export const mailStatuses = Object.keys(mailMeanings) as MailStatus[]

/** The statuses that the owner is notified of. */
export const mailsInTrouble: readonly MailStatus[] = ['FAILED']
