/** A name as it is compared with others: neither case nor the width of spaces and characters matters. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
