const written = new Intl.NumberFormat('en', { useGrouping: 'min2' })

/** The form of a noun for a count. */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

/** `3 items`, `1 item`: a count with its noun. */
export const pieces = (count: number, one: string, many: string): string => `${written.format(count)} ${plural(count, one, many)}`
