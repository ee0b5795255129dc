import type { Static } from 'typebox'
import type { ExtendedFields } from '@stoa/contract/extended-fields'

type Fields = Static<typeof ExtendedFields>

/** Fields of apps after a change: those of a namespace that isn’t sent stay, and an empty namespace is removed. */
export function withExtendedFields(before: Fields | undefined, sent: Fields | undefined): Fields | undefined {
  if (!sent?.namespaces) return before
  const merged = Object.entries({ ...before?.namespaces, ...sent.namespaces })
  const namespaces = Object.fromEntries(merged.filter(([, fields]) => Object.keys(fields).length > 0))
  return Object.keys(namespaces).length > 0 ? { namespaces } : undefined
}
