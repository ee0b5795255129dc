const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** ASCII letters, digits and single hyphens, so that no slug looks like another. */
export const isPlainSlug = (text: string): boolean => pattern.test(text)

/** What is left of a name as a slug of at most `lengthMax` characters: of names in other scripts, nothing. */
export const plainSlugOf = (name: string, lengthMax: number): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, lengthMax)
    .replace(/-+$/, '')

/** The first free one of a slug and the slug with a number, given those in use that begin with it. */
export function freeSlug(wanted: string, used: ReadonlySet<string>): string {
  if (!used.has(wanted)) return wanted
  for (let number = 1; ; number++) if (!used.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}
