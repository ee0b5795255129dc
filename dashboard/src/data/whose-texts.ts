/** Whose items a page of data is about: the site's, or its sandbox's. */
export const whose = {
  label: 'Whose data',
  names: { LIVE: 'Site', SANDBOX: 'Sandbox' },
  sign: 'You are in the sandbox.',
  signDetail: 'Nothing here is on the site, and nothing you do here changes it.',
  leave: 'Back to the site',
}
