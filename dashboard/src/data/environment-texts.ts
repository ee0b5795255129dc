/** The environment of a page of site data: live data or the sandbox. */
export const environment = {
  label: 'Environment',
  names: { LIVE: 'Live', SANDBOX: 'Sandbox' },
  sign: 'You’re in the sandbox.',
  signDetail: 'Nothing here is visible on the site or changes its data.',
  leave: 'Back to live data',
}
