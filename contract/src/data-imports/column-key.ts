/** The key of a field from the name of a column, as the platform derives them: `Created by` → `createdBy`. */
export function columnKey(column: string): string {
  const words = column
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  const joined = words.map((word, index) => (index === 0 ? word[0]!.toLowerCase() : word[0]!.toUpperCase()) + word.slice(1)).join('')
  return (/^[A-Za-z]/.test(joined) ? joined : `field${joined}`).slice(0, 90)
}
