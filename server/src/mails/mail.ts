/** A mail before it is sent, in both its forms. */
export interface Mail {
  template: 'order-confirmation' | 'order-link'
  recipient: string
  subject: string
  html: string
  plain: string
}

/** What stands in a mail's head: one line, whatever somebody named their shop or themselves (threat O06). */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)
