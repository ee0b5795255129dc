import type { ArchivedFile } from './store.ts'

/** The paths of files in an archive. Names are safe to unpack everywhere, and each path occurs once. */
export function uniquePaths(files: readonly Pick<ArchivedFile, 'displayName' | 'folders'>[]): string[] {
  const taken = new Set<string>()
  return files.map(({ displayName, folders }) => {
    const path = [...folders, displayName].map(safeName).join('/')
    let unique = path
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = numbered(path, number)
    taken.add(unique.toLowerCase())
    return unique
  })
}

const numbered = (path: string, number: number): string => path.replace(/(\.[A-Za-z0-9]{1,8})?$/, (extension) => ` (${number})${extension}`)

/** Without the characters that a file system reserves. A name of dots leads upwards. */
function safeName(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .replaceAll(/[. ]+$/g, '')
  return plain === '' ? '_' : plain
}
