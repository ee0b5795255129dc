import type { MediaType } from '@stoa/contract/files/states'
import { processAudio } from './audio.ts'
import { processDocument } from './document.ts'
import { processImage } from './image.ts'
import type { Processor } from './processor.ts'
import { processVector } from './vector.ts'
import { processVideo } from './video.ts'

/** Stored as it was uploaded. Archives are never unpacked. */
const asItIs: Processor = () => Promise.resolve({})

/** How the files of each media type are processed. */
export const processors: Readonly<Record<MediaType, Processor>> = {
  IMAGE: processImage,
  VECTOR: processVector,
  VIDEO: processVideo,
  AUDIO: processAudio,
  DOCUMENT: processDocument,
  ARCHIVE: asItIs,
  MODEL3D: asItIs,
  OTHER: asItIs,
  UNKNOWN: asItIs,
}
