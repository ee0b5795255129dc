/** The asset key of the MP4 of a video in a resolution, such as `720p`. */
export const resolutionKey = (name: string): string => `${name}.mp4`

/** The resolution in such a key. Undefined for other assets. */
export const resolutionIn = (assetKey: string): string | undefined => /^(\d+p)\.mp4$/.exec(assetKey)?.[1]

/** Where the streams of a video begin in its URLs, by their asset keys. */
export const playlistPaths = { hls: 'stream/master.m3u8', dash: 'stream/manifest.mpd' } as const
