/** Settings of the site's data. */
export const dataSettings = {
  title: 'Site data',
  detail: 'A sandbox to try out changes to data items.',
  changed: (when: string) => `Last updated ${when}`,
  /** The summary on the settings overview. */
  short: (isOn: boolean) => (isOn ? 'The sandbox is on' : 'The sandbox is off'),
  sandbox: 'Sandbox',
  state: (isOn: boolean) => (isOn ? 'On' : 'Off'),
  what: 'When the sandbox is on, every collection has a second set of items next to the live ones. Visitors never see them.',
  shared: 'Shared',
  sharedDetail: 'Collections, fields, permissions and indexes. A change applies to both.',
  apart: 'Separate',
  apartDetail: 'Items. The sandbox starts empty, and changes in one environment never reach the other.',
  who: 'Access',
  whoDetail: 'Your team, apps and API keys, with their usual permissions. Visitors and members always see the live data.',
  off: 'When it’s off',
  offDetail: 'Sandbox items are kept but can’t be accessed until you turn it on again.',
  code: 'In code',
  turn: (isOn: boolean) => (isOn ? 'Turn off sandbox' : 'Turn on sandbox'),
  turning: 'One moment…',
  turned: (isOn: boolean) => (isOn ? 'The sandbox is on.' : 'The sandbox is off. Its items are kept.'),
  mayNot: 'Your roles let you view this, but not change it.',
}
