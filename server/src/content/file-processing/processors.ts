import type { MediaType } from '@stoa/contract/files/states'
import { processImage } from './image.ts'
import type { Processor } from './processor.ts'
import { processVector } from './vector.ts'

/** Nothing is known of it but what its name and its bytes say. */
const asItIs: Processor = () => Promise.resolve({})

/** How the files of each media type are processed. */
export const processors: Readonly<Record<MediaType, Processor>> = {
  IMAGE: processImage,
  VECTOR: processVector,
  VIDEO: asItIs,
  AUDIO: asItIs,
  DOCUMENT: asItIs,
  ARCHIVE: asItIs,
  MODEL3D: asItIs,
  OTHER: asItIs,
  UNKNOWN: asItIs,
}
