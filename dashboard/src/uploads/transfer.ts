import type { DetailedError, PreviousUpload, Upload as TusUpload, UrlStorage } from 'tus-js-client'
import type { UploadAddress } from './announce.ts'
import { folderAt } from './folders.ts'
import { ask, finish, reasonIn, UploadFailedError } from './requests.ts'
import { clientError, type Upload, type UploadedFile, type UploadError } from './upload.ts'

interface Source extends Pick<Upload, 'name' | 'folderId' | 'path' | 'replacesFileId'> {
  file: File
}

interface Listener {
  sent(bytes: number): void
  done(file: UploadedFile): void
  failed(reason: UploadError): void
}

/** The sending of one file, which can be interrupted and continued. */
export interface Transfer {
  resume(): void
  pause(): void
  /** Deletes what has been sent. */
  cancel(): void
}

/** Between attempts to go on after a lost connection. Progress starts them anew. */
const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000]
const urlHours = 24
const oneRequestBytes = 1_000_000
/** Answers to an upload that was begun with a token which is no longer valid. */
const staleCodes = new Set(['UPLOAD_URL_INVALID', 'UPLOAD_URL_USED'])

export function createTransfer(source: Source, listener: Listener): Transfer {
  let opened: Promise<Opened> | undefined
  let tus: TusUpload | undefined
  let isRunning = false
  let runs = 0
  const fail = (reason: UploadError): void => {
    if (!isRunning) return
    isRunning = false
    listener.failed(reason)
  }
  const resume = (): void => {
    isRunning = true
    runs += 1
    const run = runs
    opened ??= open(source, {
      sent: (bytes) => listener.sent(bytes),
      done: (file) => listener.done(file),
      failed(reason) {
        if (!opened || !staleCodes.has(reason.code) || isRestarted) return fail(reason)
        isRestarted = true
        opened = undefined
        resume()
      },
    })
    opened.then(
      ({ upload }) => {
        tus = upload
        if (isRunning && run === runs) upload.start()
      },
      (error: unknown) => {
        opened = undefined
        fail(reasonOf(error))
      },
    )
  }
  let isRestarted = false
  return {
    resume,
    pause() {
      isRunning = false
      void tus?.abort()
    },
    cancel() {
      isRunning = false
      if (tus) tus.abort(true).catch(() => undefined)
      void opened?.then(({ release }) => release()).catch(() => undefined)
    },
  }
}

interface Opened {
  upload: TusUpload
  release(): void
}

/** Begins an upload, or continues one of this file from before the page was loaded. */
async function open(source: Source, listener: Listener): Promise<Opened> {
  const { file, folderId, path, replacesFileId } = source
  const [{ Upload: Tus, defaultOptions }, targetId] = await Promise.all([import('tus-js-client'), folderAt(folderId, path)])
  const fingerprint = claimFingerprint(['stoa', replacesFileId ?? targetId, file.name, file.type, file.size, file.lastModified].join('|'))
  const release = (): void => void claimed.delete(fingerprint)
  const previous = await latestOf(defaultOptions.urlStorage, fingerprint)
  const { uploadUrl, uploadToken } = previous
    ? { uploadUrl: previous.metadata.endpoint!, uploadToken: previous.metadata.token! }
    : await announce(source, targetId)
  const upload = new Tus(file, {
    endpoint: uploadUrl,
    metadata: metadataOf(source, { folderId: targetId, uploadUrl, uploadToken }),
    fingerprint: () => Promise.resolve(fingerprint),
    retryDelays: retryDelaysMs,
    // A larger file is created first, so that its URL is known when it is interrupted.
    uploadDataDuringCreation: file.size <= oneRequestBytes,
    removeFingerprintOnSuccess: true,
    onProgress: (sent) => listener.sent(sent),
    onShouldRetry: isPassing,
    onError(error) {
      release()
      const reason = reasonOf(error)
      // All of it has arrived, and the answer was lost.
      if (reason.code === 'UPLOAD_URL_USED') void end({ uploadUrl, uploadToken }, listener)
      else listener.failed(reason)
    },
    onSuccess() {
      release()
      void end({ uploadUrl, uploadToken }, listener)
    },
  })
  if (previous) upload.resumeFromPreviousUpload(previous)
  return { upload, release }
}

/** Answers of the protocol while another request of this upload ends. */
const passingStatuses: ReadonlySet<number> = new Set([409, 423])

/** Whether another try may succeed: not after a refusal of the server, which has a reason. */
function isPassing({ originalResponse: response }: DetailedError): boolean {
  const status = response?.getStatus() ?? 0
  const isRefused = status >= 400 && status < 500
  return navigator.onLine && (!isRefused || (passingStatuses.has(status) && reasonIn(response!.getBody()) === undefined))
}

/** What an upload begins with, and is found by after an interruption. */
const metadataOf = (
  { file, name, replacesFileId }: Source,
  { folderId, uploadUrl, uploadToken }: UploadAddress & { folderId: string },
): Record<string, string> => ({
  filename: name,
  contentType: file.type,
  token: uploadToken,
  endpoint: uploadUrl,
  folderId,
  ...(replacesFileId !== undefined && { replacesFileId }),
})

function announce({ file, name, replacesFileId }: Source, folderId: string): Promise<UploadAddress> {
  const facts = { mimeType: file.type, sizeBytes: file.size }
  return replacesFileId === undefined
    ? ask({ kind: 'upload', folderId, name, ...facts })
    : ask({ kind: 'replacement', fileId: replacesFileId, ...facts })
}

async function end({ uploadUrl, uploadToken }: UploadAddress, listener: Listener): Promise<void> {
  try {
    listener.done(await finish(uploadUrl, uploadToken))
  } catch (error) {
    listener.failed(reasonOf(error))
  }
}

/** Fingerprints of files that are being sent: the same file twice is two uploads. */
const claimed = new Set<string>()

function claimFingerprint(text: string): string {
  let fingerprint = text
  for (let copy = 2; claimed.has(fingerprint); copy += 1) fingerprint = `${text}|${copy}`
  claimed.add(fingerprint)
  return fingerprint
}

async function latestOf(storage: UrlStorage, fingerprint: string): Promise<PreviousUpload | undefined> {
  const found = await storage.findUploadsByFingerprint(fingerprint).catch(() => [])
  const since = Date.now() - urlHours * 3_600_000
  return found.filter(({ creationTime, metadata }) => Date.parse(creationTime) > since && metadata.token && metadata.endpoint).at(-1)
}

function reasonOf(error: unknown): UploadError {
  if (error instanceof UploadFailedError) return error.reason
  const response = (error as Partial<DetailedError>).originalResponse
  if (response) return reasonIn(response.getBody()) ?? clientError('UPLOAD_FAILED')
  return clientError((error as Partial<DetailedError>).originalRequest ? 'NO_CONNECTION' : 'UPLOAD_FAILED')
}
