const partsOfName = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** Derives an id from a name: `Blog posts` → `BlogPosts`. Empty if the name has no usable characters. */
export const idOfName = (name: string): string => partsOfName(name).map(capital).join('').slice(0, 64)

/** Derives a field key from a name: `Opening hours` → `openingHours`. A key never begins with a digit. */
export function keyOfName(name: string): string {
  const [first = '', ...others] = partsOfName(name)
  const key = [first.toLowerCase(), ...others.map(capital)].join('').slice(0, 64)
  return /^[0-9]/.test(key) ? `_${key}` : key
}

/** The first free name: `title`, else `title-2`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.includes(`${wanted}-${number}`)) return `${wanted}-${number}`
}
