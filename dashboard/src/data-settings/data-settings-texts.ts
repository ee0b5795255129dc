/** What an owner decides about the site's data. */
export const dataSettings = {
  title: 'Site data',
  detail: 'A sandbox, where items of data can be tried out.',
  changed: (when: string) => `Last changed ${when}`,
  /** The overview, in short. */
  short: (isOn: boolean) => (isOn ? 'The sandbox is on' : 'The sandbox is off'),
  sandbox: 'Sandbox',
  state: (isOn: boolean) => (isOn ? 'On' : 'Off'),
  what: 'With the sandbox on, every collection has a second set of items beside those of the site. Nobody who visits the site sees any of them.',
  shared: 'What both have',
  sharedDetail: 'Collections, their fields, permissions and indexes. Changed once, they are changed for both.',
  apart: 'What each has of its own',
  apartDetail: 'The items. The sandbox begins empty, and what is written in one of the two never reaches the other.',
  who: 'Who can use it',
  whoDetail:
    'Your team, apps and API keys, each with the permissions they have anyway. Visitors and members cannot, and are shown the site.',
  off: 'While it is off',
  offDetail: 'Its items are kept, out of reach, until it is on again.',
  code: 'In code',
  turn: (isOn: boolean) => (isOn ? 'Switch the sandbox off' : 'Switch the sandbox on'),
  turning: 'One moment…',
  turned: (isOn: boolean) => (isOn ? 'The sandbox is on.' : 'The sandbox is off. Its items are kept.'),
  mayNot: 'Your roles let you see this, but not change it.',
}
