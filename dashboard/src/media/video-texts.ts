/** The preview of a video. */
export const mediaVideo = {
  pending: 'Smaller resolutions are being made. The video can already be used.',
  resolutions: 'Resolutions',
  size: (width: number, height: number) => `${width} × ${height}`,
  streams: 'Streams (HLS and DASH)',
}
