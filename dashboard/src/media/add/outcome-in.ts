import type { UploadError } from '../../uploads/upload.ts'

export interface RefusedFile {
  name: string
  error: UploadError
}

interface FormOutcome {
  uploaded: number
  failed: number
  /** The first of those that failed. */
  refused: readonly RefusedFile[]
}

const names: ReadonlySet<string> = new Set(['uploaded', 'failed', 'refused'])

/** What became of the files of a form, as the URL says after it. Undefined if it doesn’t, or has more: links and searches of the page keep what it had. */
export function outcomeIn(query: URLSearchParams): FormOutcome | undefined {
  if (!query.has('uploaded') || [...query.keys()].some((name) => !names.has(name))) return undefined
  const refused = query.getAll('refused').flatMap(refusedIn)
  return { uploaded: Number(query.get('uploaded')) || 0, failed: Number(query.get('failed')) || refused.length, refused }
}

function refusedIn(text: string): RefusedFile[] {
  try {
    const { name, code, data = {} } = JSON.parse(text) as { name?: unknown; code?: unknown; data?: UploadError['data'] }
    return typeof name === 'string' && typeof code === 'string' ? [{ name, error: { code, message: '', data } }] : []
  } catch {
    return []
  }
}
