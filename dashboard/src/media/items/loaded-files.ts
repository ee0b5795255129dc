import type { FileRow } from '../media-row.ts'

/** The files of a list that are loaded: its first page, and those that followed while scrolling. */
export interface LoadedFiles {
  files: readonly FileRow[]
  next: string | undefined
  /** Files of later pages that may have changed since they were loaded. */
  stale: ReadonlySet<string>
}

interface Page {
  files: readonly FileRow[]
  next: string | undefined
}

export const firstPage = ({ files, next }: Page): LoadedFiles => ({ files, next, stale: new Set() })

export function withNextPage({ files, stale }: LoadedFiles, page: Page): LoadedFiles {
  const loaded = new Set(files.map(({ id }) => id))
  return { files: [...files, ...page.files.filter(({ id }) => !loaded.has(id))], next: page.next, stale }
}

/**
 * The first page was loaded again. The other files stay, and are read again when they are looked at: some of them may have
 * been on the first page `before`. If only that was loaded, or none of the new page was, the list starts again.
 */
export function withFirstPage({ files, next }: LoadedFiles, page: Page, before: Page): LoadedFiles {
  const loaded = new Set(files.map(({ id }) => id))
  const isFirstOnly = files.length === before.files.length
  if (isFirstOnly || page.next === undefined || !page.files.some(({ id }) => loaded.has(id))) return firstPage(page)
  const first = new Set(page.files.map(({ id }) => id))
  const rest = files.filter(({ id }) => !first.has(id))
  return { files: [...page.files, ...rest], next, stale: new Set(rest.map(({ id }) => id)) }
}

/** Some files were read again: those that aren't among `current` are no longer in the list. */
export function refreshed({ files, next, stale }: LoadedFiles, requested: readonly string[], current: readonly FileRow[]): LoadedFiles {
  const asked = new Set(requested)
  const byId = new Map(current.map((file) => [file.id, file]))
  return {
    files: files.flatMap((file) => (asked.has(file.id) ? (byId.get(file.id) ?? []) : file)),
    next,
    stale: new Set([...stale].filter((id) => !asked.has(id))),
  }
}
