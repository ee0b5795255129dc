import { ask, reasonIn, UploadFailedError } from './requests.ts'
import { clientError, type UploadError } from './upload.ts'

/** Sends a new content for a file in one request, and reports how much of it has been sent, from 0 to 1. Aborting the signal cancels it. */
export async function replaceFile(
  fileId: string,
  file: File,
  { sent, signal }: { sent(share: number): void; signal: AbortSignal },
): Promise<void> {
  if (file.size === 0) throw new UploadFailedError({ code: 'ZERO_FILE_SIZE', message: '', data: {} })
  const mimeType = file.type || 'application/octet-stream'
  const { uploadUrl } = await ask({ kind: 'replacement', fileId, mimeType, sizeBytes: file.size })
  signal.throwIfAborted()
  await put(uploadUrl, file, { sent, signal })
}

/** `fetch` doesn’t report the progress of what it sends. */
function put(url: string, file: File, { sent, signal }: { sent(share: number): void; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (reason: UploadError): void => reject(new UploadFailedError(reason))
    request.upload.addEventListener('progress', ({ loaded }) => sent(file.size === 0 ? 1 : loaded / file.size))
    request.addEventListener('error', () => fail(clientError('NO_CONNECTION')))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    request.addEventListener('load', () =>
      request.status === 200 ? resolve() : fail(reasonIn(request.responseText) ?? clientError('UPLOAD_FAILED')),
    )
    signal.addEventListener('abort', () => request.abort())
    request.open('PUT', url)
    request.send(file)
  })
}
