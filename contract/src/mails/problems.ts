/** Errors of calls that name an email. */
export const mailProblems = {
  MAIL_NOT_FOUND: { status: 404, message: 'No email with this ID exists.' },
} as const
