/** The preview of a video. */
export const mediaVideo = {
  pending: 'Versions for slow connections are being made. The video can already be used.',
  versions: 'Versions for slow connections',
  size: (width: number, height: number) => `${width} × ${height}`,
  streams: 'Streams (HLS and DASH)',
}
