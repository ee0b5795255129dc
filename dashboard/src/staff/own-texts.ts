/** A team member's own account, and the pages for joining the team and resetting a password. */
export const profile = {
  title: 'Your account',
  detail: 'Your name, your password and your sessions.',
  about: 'Profile',
  name: 'Name',
  email: 'Email',
  roles: 'Your roles',
  save: 'Save name',
  saved: 'Name saved.',
  password: 'Password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. Several random texts make a strong password.',
  change: 'Change password',
  changing: 'One moment…',
  changed: 'Your password has been changed. You’ve been signed out on all other devices.',
  wrong: 'Your current password is incorrect.',
  sessions: 'Active sessions',
  here: 'This browser',
  elsewhere: 'Another browser',
  from: (network: string) => `From ${network}`,
  since: 'Since',
  until: 'Until',
  end: 'Sign out',
  endOf: (where: string) => `Sign out: ${where}`,
  ended: 'Session signed out.',
  endOthers: 'Sign out all other sessions',
  endedOthers: 'All other sessions have been signed out.',
  over: 'This session has already ended.',
}

export const forgot = {
  title: 'Reset your password',
  welcome: 'Enter your email address. If you’re on the team, we’ll send you a link.',
  email: 'Email',
  submit: 'Send link',
  pending: 'One moment…',
  asked: 'Check your email',
  askedText: 'If this address belongs to a team member, you’ll get a link that works for an hour.',
  back: 'Back to sign in',
}

export const reset = {
  title: 'Choose a new password',
  welcome: 'You’ll be signed out on all devices. Then sign in with your new password.',
  password: 'New password',
  hint: 'At least 8 characters. Several random texts make a strong password.',
  submit: 'Set password',
  pending: 'One moment…',
  over: 'This link no longer works',
  overText: 'Links work once, for an hour. Request a new one.',
  again: 'Request a new link',
}

export const joining = {
  title: 'Welcome to the team',
  for: (email: string, roles: string) => `${email} is invited as ${roles}.`,
  name: 'Your name',
  nameHint: 'Shown to your team.',
  password: 'Password',
  hint: 'At least 8 characters. Several random texts make a strong password.',
  submit: 'Join',
  pending: 'One moment…',
  over: 'This invitation no longer works',
  overText: 'Invitations work once, for seven days. Ask the person who invited you for a new one.',
}

export const forbidden = {
  title: 'You don’t have access to this page',
  text: 'Your roles don’t include it. If you need access, ask an owner of the site.',
  roles: 'View your roles',
}
