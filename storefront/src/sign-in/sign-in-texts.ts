export const signIn = {
  name: 'Name',
  nameHint: 'So we know what to call you. You can change it at any time.',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. A few words that you remember are better than one with signs in it.',
  showPassword: 'Show password',
  pending: 'One moment…',
  captcha: 'I am a person',
  captchaWorking: 'Looking…',
  captchaDone: 'Thank you',
  captchaScripts: 'This shop asks for a captcha, which needs scripts. Please let your browser run them, and load this page again.',
  tooMany: (minutes: number) =>
    minutes <= 1
      ? 'That was too often. Please wait a minute and try again.'
      : `That was too often. Please try again in ${minutes} minutes.`,
  questions: 'Do you need help? Write to',
  login: {
    title: 'Sign in',
    text: 'Your orders and addresses in one place. What is in your cart stays there.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    new: 'Are you new here?',
    toSignup: 'Create an account',
    toForgot: 'Choose a new password',
    againTitle: 'Please sign in once more',
    againText: 'Before something important is changed, we ask for your password.',
    over: 'This sign-in was begun too long ago. Please begin it again.',
    deleted: 'Your account is deleted. Thank you for having been with us.',
  },
  signup: {
    title: 'Create an account',
    text: 'With an account you find your orders again, and your addresses are kept for you.',
    submit: 'Create account',
    known: 'Do you have an account?',
    toLogin: 'Sign in',
  },
  verify: {
    title: 'Enter the code',
    text: 'We have written a code of six characters to your e-mail address. It is good for ten minutes.',
    concealedTitle: 'Check your mail',
    concealedText:
      'We have written to your e-mail address. If it is new here, there is a code in the mail, good for ten minutes; if it has an account already, the mail says how to get in.',
    keptText:
      'A code of six characters is written to your e-mail address. This shop does not send mails yet: it keeps them in its outbox, where the people of the shop see them.',
    code: 'Code',
    codeHint: 'Capitals or small letters, it does not matter.',
    submit: 'Continue',
    resend: 'Send another code',
    resendIn: (seconds: number) => `Send another code in ${seconds} s`,
    resent: 'Another code is on its way. The one before is worth nothing any more.',
    otherAddress: 'Sign in with another address',
  },
  pendingApproval: {
    title: 'The shop looks at your account',
    text: 'This shop lets each new account in by hand. Once it has, you get a mail and can sign in.',
    check: 'Look again',
    notYet: (time: string) => `Not yet, as of ${time}.`,
    byItself: 'This page looks again by itself.',
    toShop: 'Back to the shop',
  },
  forgot: {
    title: 'Choose a new password',
    text: 'Tell us your e-mail address. You get a mail with a link, which is good for an hour.',
    submit: 'Send me the link',
    sentTitle: 'Please look into your mailbox',
    sentText: 'If there is an account with this e-mail address, a mail with the link is on its way. It takes a minute at most.',
    keptTitle: 'The mail is written',
    keptText:
      'If there is an account with this e-mail address, a mail with the link is written. This shop does not send mails yet: it keeps them in its outbox, where the people of the shop see them. Write to them, and they help.',
    sameAnswer: 'We say the same whether there is such an account or not, so that nobody can find out who has one.',
    again: 'Ask again',
    toLogin: 'Back to signing in',
  },
  reset: {
    title: 'Choose your password',
    text: 'With it you sign in from now on. Wherever else you are signed in, you are signed out.',
    forWhom: 'It is the password of',
    submit: 'Save and sign in',
    overTitle: 'This link is over',
    overText: 'It was used before, is past its time, or has lost a letter on the way. You can have another one sent.',
    toForgot: 'Ask for a new link',
  },
  providers: {
    title: 'Other ways to come in',
    or: 'or',
    continueWith: (name: string) => `Continue with ${name}`,
    /** Where its name is not known any more. */
    someProvider: 'the provider',
    again: 'Try again',
    otherWays: 'Other ways to sign in',
    sendLink: 'Send me a link',
    failed: {
      declined: (name: string) => ({
        title: 'You are not signed in',
        text: `The sign-in at ${name} was broken off. Nothing has changed here; you can try again, or come in another way.`,
      }),
      failed: (name: string) => ({
        title: 'You are not signed in',
        text: `${name} could not sign you in here. If it says so again, tell the people of the shop: something may be set up wrongly between the two.`,
      }),
      unavailable: (name: string) => ({
        title: `There is no way to ${name} at the moment`,
        text: 'It does not answer, or answers that it is too busy. Please try again in a few minutes, or come in another way.',
      }),
      over: (name: string) => ({
        title: 'This sign-in is over',
        text: `It was begun more than ten minutes ago, or not in this shop. Begin it again: it is quick where ${name} still knows you.`,
      }),
      used: () => ({
        title: 'This sign-in came to its end before',
        text: 'Its address is good for one time. You may be signed in already; if not, begin again.',
      }),
      browser: () => ({
        title: 'This sign-in was begun in another browser',
        text: 'For your safety it can only be ended where it was begun. If it was not you who began it, do not go on; else begin again in this browser.',
      }),
      invalid: (name: string) => ({
        title: 'You are not signed in',
        text: `What came back from ${name} did not fit this sign-in, so we have not let anybody in by it. Please begin again.`,
      }),
      unverified: (name: string) => ({
        title: 'Your address is not verified there',
        text: `${name} does not say that your e-mail address is yours. Verify it there and come back, or come in here with a password.`,
      }),
      taken: (name: string) => ({
        title: 'There is an account with your address',
        text: `Nobody has shown yet that its address is theirs, so ${name} cannot open it. Have a link sent to your address and choose a password by it: from then on you can come in both ways.`,
      }),
      refused: () => ({
        title: 'This account cannot sign in',
        text: 'The people of the shop have closed it. Write to them if you think that this is a mistake.',
      }),
      missing: () => ({
        title: 'This way in is not there any more',
        text: 'The shop has changed how one signs in. Please choose another way.',
      }),
      often: () => ({
        title: 'That was too often',
        text: 'From your network came too many sign-ins that came to nothing. Please wait a quarter of an hour and try again.',
      }),
    },
  },
  leading: {
    title: 'You are signed in',
    text: 'You are led back to where you came from.',
    go: 'Continue',
  },
}
