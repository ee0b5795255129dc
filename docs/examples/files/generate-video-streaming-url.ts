import type { Client } from '@stoa/sdk'

/** Get the playlist of a video. */
export async function generateVideoStreamingUrl(stoa: Client, { filmId }: { filmId: string }) {
  const { downloadUrl } = await stoa.files.generateVideoStreamingUrl({ fileId: filmId, format: 'HLS' })
  return downloadUrl.url
}
