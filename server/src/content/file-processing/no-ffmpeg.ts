/** On a machine without ffmpeg, sound and film are served as they were uploaded. */
export const noFfmpeg = {
  doc: {
    note: {
      code: 'NO_FFMPEG',
      description:
        'The file is served as it was uploaded: this server has no ffmpeg, which makes posters, smaller resolutions of videos and MP3s.',
    },
  },
}
