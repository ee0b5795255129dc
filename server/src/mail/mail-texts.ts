import { textsIn } from './texts-in.ts'

const en = {
  questions: 'Questions? Email us at',
  sealed: 'Only the recipient can read this email, because it gives access to an account. Without a mail server, owners can read it here.',
  deleted: 'This email gave access to an account, so its content was deleted as soon as it was no longer needed.',
  testMail: (shop: string) => ({
    subject: `Test email from ${shop}`,
    heading: 'Your email works',
    intro: 'You sent this test email from your dashboard. Your shop can now reach its customers.',
    spam: 'Did you find it in your spam folder? Ask your email provider to set up SPF, DKIM and DMARC for the address it came from.',
  }),
}

/** Texts around the content of every email, texts that the dashboard shows in place of removed content, and the test email. */
export const mailTexts = textsIn({ en })
