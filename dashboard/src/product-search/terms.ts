/** A text as searches compare it: in small letters, words without accents and signs. */
export const termKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

export const isSameTerm = (one: string, other: string): boolean => termKey(one) === termKey(other)

/** The terms of a field: separated by commas, or one per line. */
export const termsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((term) => term.trim().replaceAll(/\s+/g, ' '))
    .filter((term) => term !== '')

/** The same for a field. A comma within a term means nothing to searches. */
export const fieldOf = (terms: readonly string[]): string => terms.map((term) => term.replaceAll(/[,\n]+/g, ' ')).join(', ')
