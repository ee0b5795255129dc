import type { File } from './tables.ts'

/** What searches look through. */
export const searchTextOf = ({
  displayName,
  mimeType,
  labels,
}: Pick<File, 'displayName' | 'mimeType'> & { labels: readonly string[] }): string =>
  [displayName, mimeType, ...labels].join('\n').toLowerCase()
