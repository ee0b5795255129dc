const words = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** An id as a program would write it, of a name: `Blog posts` → `BlogPosts`. Empty where the name has no letter for it. */
export const idOfName = (name: string): string => words(name).map(capital).join('').slice(0, 64)

/** A field's key of its name: `Opening hours` → `openingHours`. A key begins with a letter. */
export function keyOfName(name: string): string {
  const [first = '', ...others] = words(name)
  const key = [first.toLowerCase(), ...others.map(capital)].join('').slice(0, 64)
  return /^[0-9]/.test(key) ? `_${key}` : key
}

/** A name that none of these has: `title`, else `title-2`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.includes(`${wanted}-${number}`)) return `${wanted}-${number}`
}
