import { inPictureTurn, pixelsMax } from '../media/public.ts'
import { type Processor, Unprocessable } from './processor.ts'

/** The size of a drawing. It is served in a sandbox, where nothing of it runs (threat M07). */
export const processVector: Processor = (path) =>
  inPictureTurn(async () => {
    const { default: sharp } = await import('sharp')
    try {
      const { width, height } = await sharp(path, { limitInputPixels: pixelsMax }).metadata()
      return { width, height }
    } catch {
      throw new Unprocessable('INVALID_IMAGE', 'The drawing is damaged, or too large.')
    }
  })
