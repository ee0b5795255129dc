/** One's own account at the desk, and the ways into it. */
export const profile = {
  title: 'Your account',
  detail: 'Your name, your password, and where you are signed in.',
  about: 'About you',
  name: 'Name',
  email: 'E-mail',
  roles: 'Your roles',
  save: 'Save the name',
  saved: 'Your name is saved.',
  password: 'Password',
  oldPassword: 'Present password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters; a few words are best.',
  change: 'Change the password',
  changing: 'One moment …',
  changed: 'Your password is changed. Everywhere else you are signed out.',
  wrong: 'This is not your present password.',
  sessions: 'Where you are signed in',
  here: 'Here',
  elsewhere: 'Somewhere else',
  from: (network: string) => `From ${network}`,
  since: 'Since',
  until: 'Until',
  end: 'Sign out',
  endOf: (where: string) => `Sign out: ${where}`,
  ended: 'Signed out there.',
  endOthers: 'Sign out everywhere else',
  endedOthers: 'Everywhere else you are signed out.',
  over: 'There you were signed out already.',
}

export const forgot = {
  title: 'Another password',
  welcome: 'Tell us your e-mail address. If you work here, you get a link to choose another password.',
  email: 'E-mail',
  submit: 'Send the link',
  pending: 'One moment …',
  asked: 'Look into your mailbox.',
  askedText: 'If somebody with this address works here, a link is on its way. It is good for one hour.',
  back: 'Back to sign in',
}

export const reset = {
  title: 'Choose a password',
  welcome: 'Afterwards you are signed out everywhere, and sign in with it.',
  password: 'New password',
  hint: 'At least 8 characters; a few words are best.',
  submit: 'Set the password',
  pending: 'One moment …',
  over: 'This link is over',
  overText: 'It is good for one hour, and once. Please ask for another.',
  again: 'Ask for another link',
}

export const joining = {
  title: 'Welcome to the team',
  for: (email: string, roles: string) => `${email} is invited as ${roles}.`,
  name: 'Your name',
  nameHint: 'As your colleagues see it.',
  password: 'Choose a password',
  hint: 'At least 8 characters; a few words are best.',
  submit: 'Join',
  pending: 'One moment …',
  over: 'This invitation is over',
  overText: 'It is good for seven days, and once. Please ask whoever invited you for another.',
}

export const forbidden = {
  title: 'This is not part of your roles',
  text: 'What stands here is for others of the team. If you need it for your work, ask an owner of the site.',
  roles: 'See your roles',
}
