/** The address of a video or of something that was made of it, such as `720p/mp4/file.mp4` (wire §8). */
export const videoUrl = (baseUrl: string, id: string, rest: string, version = 1): string =>
  `${baseUrl}/video/${encodeURIComponent(id)}/${rest}${version > 1 ? `?v=${version}` : ''}`
