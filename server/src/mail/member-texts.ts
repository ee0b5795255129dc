/** What mails to members say. */
export const memberTexts = {
  verificationCode: {
    subject: (shop: string) => `Your code for ${shop}`,
    asked: (shop: string) => `Somebody signs in at ${shop} with this e-mail address. This is the code:`,
    lasts: 'It is good for 10 minutes, and once. Nobody but the page you are signing in at needs it: please tell it to no one.',
    notYou: 'If it was not you, there is nothing you need to do: without the code nobody gets in.',
  },
  recovery: {
    subject: (shop: string) => `Choose another password for ${shop}`,
    asked: (shop: string) => `Somebody asked for another password for your account at ${shop}. With this link you choose it:`,
    link: 'Choose a password',
    lasts: 'It is good for one hour, and once. Whoever has it can choose the password: please do not pass it on.',
    notYou: 'If it was not you who asked, there is nothing you need to do: your password stays as it is.',
  },
  activation: {
    subject: (shop: string) => `Your account at ${shop}`,
    asked: (shop: string) => `${shop} has made an account for you. With this link you choose its password:`,
    link: 'Choose a password',
    lasts: 'It is good for seven days, and once. Whoever has it can choose the password: please do not pass it on.',
    notYou: 'If you want no account, there is nothing you need to do.',
  },
  approved: {
    subject: (shop: string) => `You are a member of ${shop} now`,
    asked: (shop: string) => `Your membership at ${shop} was approved. From now on you can sign in:`,
    link: 'Sign in',
    lasts: 'You sign in with this e-mail address and the password you chose.',
    notYou: 'If you never asked to be a member, please tell us.',
  },
  accountExists: {
    subject: (shop: string) => `Your account at ${shop}`,
    asked: (shop: string) => `Somebody signed up at ${shop} with this e-mail address. It has an account there already: sign in with it.`,
    link: 'Sign in',
    forgotten: 'If you do not know the password, choose another one: “Forgot your password?” on that page sends you a link.',
    notYou: 'If it was not you, there is nothing you need to do: nobody was let in, and nobody was told that you have an account.',
  },
  questions: 'Questions? Write to',
} as const
