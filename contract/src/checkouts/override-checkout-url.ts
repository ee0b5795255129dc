import { Type } from 'typebox'

/** A page outside the shop that does its checkout, at one of its registered hosts: https, or http on the machine one develops on. */
export const OverrideCheckoutUrl = Type.String({
  maxLength: 1000,
  pattern: '^(https://[^\\s/]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?)(/\\S*)?$',
  description: 'an https URL',
})
