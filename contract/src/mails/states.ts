/** The statuses of an email and their meanings. */
export const mailMeanings = {
  WAITING: 'Written, and kept in the outbox until a sender takes it.',
  SENT: 'Handed over to the sender, which answered that it took it.',
  FAILED: 'Given up: the sender refused it, or could not be reached for too long. It needs somebody to look at it.',
  KEPT: 'Never sent: when there was a sender at last, nobody waited for it any more. It goes out if somebody has it sent.',
} as const

export type MailStatus = keyof typeof mailMeanings
export const mailStatuses = Object.keys(mailMeanings) as MailStatus[]

/** The statuses that the owner is notified of. */
export const mailsInTrouble: readonly MailStatus[] = ['FAILED']
