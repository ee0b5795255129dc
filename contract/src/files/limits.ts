import type { MediaType } from './states.ts'

const megabyte = 1_000_000

/** The largest file of each media type, in bytes (decision 0120). */
export const fileBytesMax: Readonly<Record<MediaType, number>> = {
  UNKNOWN: 25 * megabyte,
  IMAGE: 25 * megabyte,
  VECTOR: 5 * megabyte,
  AUDIO: 360 * megabyte,
  VIDEO: 10_000 * megabyte,
  DOCUMENT: 1_000 * megabyte,
  ARCHIVE: 1_000 * megabyte,
  MODEL3D: 250 * megabyte,
  OTHER: 25 * megabyte,
}

/** The largest file that an import fetches, in bytes. */
export const importBytesMax = 50 * megabyte

/** How many characters the URL of an import has. */
export const importUrlLength = { min: 2, max: 4000 } as const

/** How long an upload URL can be used. */
export const uploadUrlHours = 24

/** How many uploads a caller can have announced and not finished, and how many bytes these can have together (decision 0122). */
export const openUploadsMax = 1000
export const openUploadBytesMax = 100_000 * megabyte

/** Contents that a file had before, and can go back to. */
export const fileVersionsMax = 10

/** How long a file stays in the trash. */
export const trashDays = 30

/** Folders within folders. */
export const folderDepthMax = 20

/** How long a download URL is valid, in minutes: by default, and at most (a year). */
export const downloadMinutesDefault = 600
export const downloadMinutesMax = 525_600

/** The longest ID of a file, with what the packages make of it. */
export const fileIdLengthMax = 1000

/** Of how many files one call says whether everyone can see them. */
export const publicMediaMax = 2000
