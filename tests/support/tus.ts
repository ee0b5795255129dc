import { Upload, type UploadOptions } from 'tus-js-client'

/** How an upload ended: where it is continued, null if it didn't begin, and why it was refused. */
export interface UploadAttempt {
  url: string | null
  error?: Error
}

/** Sends bytes in parts, as far as `until`. It may be refused. */
export function attemptParts(body: Buffer, options: UploadOptions, until = Infinity): Promise<UploadAttempt> {
  return new Promise((resolve) => {
    const upload: Upload = new Upload(body, {
      ...options,
      onChunkComplete: (_size, accepted) => {
        if (accepted >= until) void upload.abort().then(() => resolve({ url: upload.url }))
      },
      onSuccess: () => resolve({ url: upload.url }),
      onError: (error) => resolve({ url: upload.url, error }),
    })
    upload.start()
  })
}

/** Sends bytes in parts, as far as `until`. Returns where the rest is to be sent. */
export async function sendParts(body: Buffer, options: UploadOptions, until?: number): Promise<string> {
  const { url, error } = await attemptParts(body, options, until)
  if (error) throw error
  return url!
}
