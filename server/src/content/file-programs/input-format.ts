/** The demuxers that may read a file, by the type that was found in its bytes. Playlists, network protocols and the like are none of them. */
const demuxers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/webm': 'matroska,webm',
  'video/matroska': 'matroska,webm',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpeg,mpegvideo',
  'video/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/x-m4a': 'mov',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/aiff': 'aiff',
}

/** How ffmpeg opens a file: only as what it was found to be, and without anything that it refers to. Undefined for other types. */
export function inputArguments(path: string, mimeType: string): string[] | undefined {
  const names = demuxers[mimeType]
  if (names === undefined) return undefined
  // The MOV demuxer names itself by all that it reads.
  const formats = names === 'mov' ? 'mov,mp4,m4a,3gp,3g2,mj2' : names
  return ['-protocol_whitelist', 'file', '-format_whitelist', formats, '-max_streams', '64', '-i', `file:${path}`]
}
