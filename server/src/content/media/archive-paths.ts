import type { ArchivedFile } from './store.ts'

/** The paths of files in an archive. Names are safe to unpack everywhere, and each path occurs once. */
export function uniquePaths(files: readonly Pick<ArchivedFile, 'displayName' | 'folders'>[]): string[] {
  const taken = new Set<string>()
  /** The number that a path was last tried with: thousands of files may have one name. */
  const numbers = new Map<string, number>()
  return files.map(({ displayName, folders }) => {
    const path = [...folders, displayName].map(safeName).join('/')
    const lower = path.toLowerCase()
    let number = numbers.get(lower) ?? 1
    while (taken.has(numbered(lower, number))) number++
    numbers.set(lower, number)
    taken.add(numbered(lower, number))
    return numbered(path, number)
  })
}

const numbered = (path: string, number: number): string =>
  number === 1 ? path : path.replace(/(\.[A-Za-z0-9]{1,8})?$/, (extension) => ` (${number})${extension}`)

/** Without the characters that a file system reserves. A name of dots leads upwards. */
function safeName(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .replaceAll(/[. ]+$/g, '')
  return plain === '' ? '_' : plain
}
