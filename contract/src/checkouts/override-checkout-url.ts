import { Type } from 'typebox'

/** An external checkout page on an allowed redirect domain of one of the site's clients: https, or http on a development machine. */
export const OverrideCheckoutUrl = Type.String({
  maxLength: 1000,
  pattern: '^(https://[^\\s/]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?)(/\\S*)?$',
  form: 'an https URL',
})
