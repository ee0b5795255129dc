/** The environment a page of data is about: live data, or the sandbox. */
export const environment = {
  label: 'Environment',
  names: { LIVE: 'Live', SANDBOX: 'Sandbox' },
  sign: 'You’re in the sandbox.',
  signDetail: 'Nothing here is visible on the site or changes its data.',
  leave: 'Back to live data',
}
