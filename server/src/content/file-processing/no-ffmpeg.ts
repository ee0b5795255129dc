import type { File } from '../files/public.ts'

const code = 'NO_FFMPEG'

/** On a machine without ffmpeg, sound and film are served as they were uploaded. */
export const noFfmpeg = {
  doc: {
    note: {
      code,
      description:
        'The file is served as it was uploaded: this server has no ffmpeg, which makes posters, smaller resolutions of videos and MP3s.',
    },
  },
}

/** Whether a file is served although ffmpeg didn't look at it. */
export const lacksFfmpeg = (file: Pick<File, 'operationStatus' | 'doc'> | undefined): boolean =>
  file?.operationStatus === 'READY' && file.doc.note?.code === code

/** Whether a file is to be processed: for the first time, or with what was missing then. */
export const isToProcess = (file: File): boolean => file.operationStatus === 'PENDING' || lacksFfmpeg(file)
