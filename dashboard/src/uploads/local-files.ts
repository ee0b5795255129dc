import type { LocalFile } from './upload.ts'

/** Files that operating systems add to folders. */
const systemFiles = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** The files of a field; of one for folders with the folders that they were in. */
export const filesOfField = (list: FileList): LocalFile[] =>
  [...list].map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1) })).filter(isWanted)

/** What was dropped or pasted: files, and folders with all in them. It must be called at once, because the browser forgets the data after the event. */
export async function filesOfTransfer({ items, files }: DataTransfer): Promise<LocalFile[]> {
  const entries = [...items].flatMap((item) => (item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? []) : []))
  const plain = [...files].map((file) => ({ file, path: [] }))
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain.filter(isWanted)
  return (await Promise.all(entries.map((entry) => filesIn(entry, [])))).flat().filter(isWanted)
}

async function filesIn(entry: FileSystemEntry, path: readonly string[]): Promise<LocalFile[]> {
  if (entry.isFile)
    return [{ file: await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)), path }]
  const within = await entriesOf(entry as FileSystemDirectoryEntry)
  return (await Promise.all(within.map((one) => filesIn(one, [...path, entry.name])))).flat()
}

/** A browser returns up to 100 at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

const isWanted = ({ file }: LocalFile): boolean => !systemFiles.has(file.name)

/** Whether something dragged over the page is files of the computer. */
export const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')
