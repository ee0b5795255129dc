import { mediaRoot } from '@stoa/contract/files/states'
import { markUploadsStarted } from './started.ts'
import { createTransfer, type Transfer } from './transfer.ts'
import { clientError, isActive, type LocalFile, type Upload, type UploadedFile, type UploadError, type UploadTarget } from './upload.ts'

/** How many files are sent at once. */
const parallelMax = 3

let uploads: readonly Upload[] = []
const transfers = new Map<string, Transfer>()
const listeners = new Set<() => void>()
const doneListeners = new Set<(file: UploadedFile, upload: Upload) => void>()

/** The uploads of this tab, the oldest first. They go on while other pages of the dashboard are opened. */
export const currentUploads = (): readonly Upload[] => uploads

export function onUploadsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls back for each file that was stored. It may still be PENDING. */
export function onUploadDone(listener: (file: UploadedFile, upload: Upload) => void): () => void {
  doneListeners.add(listener)
  return () => void doneListeners.delete(listener)
}

/** Adds files to the queue. Returns the IDs of their uploads. */
export function addUploads(files: readonly (File | LocalFile)[], target: UploadTarget = {}): string[] {
  const { folderId = mediaRoot, replacesFileId } = target
  const added = files.map((given): Upload => {
    const { file, path } = given instanceof File ? { file: given, path: [] } : given
    const upload: Upload = {
      id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
      name: file.name,
      folderId,
      path,
      ...(replacesFileId !== undefined && { replacesFileId }),
      sizeBytes: file.size,
      sentBytes: 0,
      state: 'WAITING',
    }
    transfers.set(upload.id, transferOf(upload, file))
    return upload
  })
  change([...uploads, ...added])
  markUploadsStarted()
  return added.map(({ id }) => id)
}

function transferOf(upload: Upload, file: File): Transfer {
  const { id } = upload
  return createTransfer(
    { ...upload, file },
    {
      sent: (sentBytes) => update(id, { sentBytes }),
      failed: (error) => update(id, { state: 'FAILED', error }),
      done(stored) {
        transfers.delete(id)
        update(id, { state: 'DONE', file: stored })
        const ended = uploads.find((one) => one.id === id)
        if (ended) for (const listener of doneListeners) listener(stored, ended)
      },
    },
  )
}

export function pauseUpload(id: string): void {
  if (!is(id, isActive)) return
  transfers.get(id)?.pause()
  update(id, { state: 'PAUSED' })
}

/** Continues a paused upload, and tries a failed one again. */
export function resumeUpload(id: string): void {
  if (!is(id, ({ state }) => state === 'PAUSED' || state === 'FAILED')) return
  update(id, { state: 'WAITING', error: undefined })
}

/** Stops an upload and removes it from the list. */
export function cancelUpload(id: string): void {
  transfers.get(id)?.cancel()
  transfers.delete(id)
  change(uploads.filter((upload) => upload.id !== id))
}

/** Removes the uploads that have ended from the list. */
export function clearUploads(): void {
  for (const { id, state } of uploads) if (state === 'FAILED') transfers.get(id)?.cancel()
  change(uploads.filter(({ state }) => state !== 'DONE' && state !== 'FAILED'))
}

const is = (id: string, condition: (upload: Upload) => boolean): boolean => uploads.some((upload) => upload.id === id && condition(upload))

type Changes = { [Key in keyof Upload]?: Upload[Key] | undefined }

function update(id: string, changes: Changes): void {
  change(uploads.map((upload) => (upload.id === id ? without({ ...upload, ...changes }) : upload)))
}

/** An error that is undefined is none. */
function without(upload: { [Key in keyof Upload]: Upload[Key] | undefined }): Upload {
  const { error, ...rest } = upload
  return { ...rest, ...(error && { error }) } as Upload
}

function change(next: readonly Upload[]): void {
  uploads = next
  startWaiting()
  for (const listener of listeners) listener()
  guardTab(uploads.some(isActive))
}

/** Starts as many as may be sent at once. An empty file isn’t sent at all. */
function startWaiting(): void {
  let free = parallelMax - uploads.filter(({ state }) => state === 'UPLOADING').length
  uploads = uploads.map((upload) => {
    if (upload.state !== 'WAITING') return upload
    if (upload.sizeBytes === 0) return { ...upload, state: 'FAILED', error: emptyFile }
    if (free <= 0) return upload
    free -= 1
    transfers.get(upload.id)?.resume()
    return { ...upload, state: 'UPLOADING' }
  })
}

const emptyFile: UploadError = { code: 'ZERO_FILE_SIZE', message: '', data: {} }

let isGuarded = false

/** Warns before the tab is closed, and goes on when the connection is back. */
function guardTab(isNeeded: boolean): void {
  if (!isGuarded && uploads.length > 0) {
    isGuarded = true
    addEventListener('online', retryWithoutConnection)
  }
  removeEventListener('beforeunload', warn)
  if (isNeeded) addEventListener('beforeunload', warn)
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

function retryWithoutConnection(): void {
  const { code } = clientError('NO_CONNECTION')
  for (const { id, error } of uploads) if (error?.code === code) resumeUpload(id)
}
