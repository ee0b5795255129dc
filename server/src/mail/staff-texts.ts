/** What mails to those who work for a site say. */
export const staffTexts = {
  invitation: {
    subject: (shop: string) => `Work with us on ${shop}`,
    asked: (shop: string, who: string) =>
      `${who} invites you to the dashboard of ${shop}. With this link you choose your name and a password:`,
    link: 'Accept the invitation',
    lasts: 'It is good for seven days, and once. Whoever has it gets your place: please do not pass it on.',
    notYou: 'If you expected no invitation, there is nothing you need to do.',
  },
  recovery: {
    subject: (shop: string) => `Choose another password for the dashboard of ${shop}`,
    asked: (shop: string) =>
      `Somebody asked for another password for your account at the dashboard of ${shop}. With this link you choose it:`,
    link: 'Choose a password',
    lasts: 'It is good for one hour, and once. Whoever has it can choose the password: please do not pass it on.',
    notYou: 'If it was not you who asked, there is nothing you need to do: your password stays as it is.',
  },
} as const
