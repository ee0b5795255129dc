/** The size that a video is shown in, in pixels. */
export interface Size {
  width: number
  height: number
}

/** A smaller copy of a video, for slower connections. */
export interface Resolution extends Size {
  /** By its lines, as the platform's URLs name it: `720p`. */
  name: string
  /** Thousands of bits per second that the picture may take. */
  kilobitsMax: number
}

const steps = [
  { lines: 360, kilobitsMax: 800 },
  { lines: 480, kilobitsMax: 1400 },
  { lines: 720, kilobitsMax: 2800 },
  { lines: 1080, kilobitsMax: 5000 },
]

/** Another codec, such as AV1, may need fewer bits for the same picture than H.264. */
const bitsFactor = 1.5

/** The resolutions of a video, the smallest first: none is larger than the original, or has many more bits per second. The lines of an upright video are its
 *  width. A video with fewer lines than the smallest of the steps has one resolution, of its own size. */
export function resolutionsFor({ width, height }: Size, bitsPerSecond: number): Resolution[] {
  const ofSource = Math.max(1, Math.ceil((bitsFactor * bitsPerSecond) / 1000))
  return sizesOf({ width, height }).map((resolution) => ({ ...resolution, kilobitsMax: Math.min(resolution.kilobitsMax, ofSource) }))
}

function sizesOf({ width, height }: Size): Resolution[] {
  const lines = Math.min(width, height)
  const fitting = steps.filter((step) => step.lines <= lines)
  if (fitting.length === 0)
    return [{ name: `${even(lines)}p`, width: even(width), height: even(height), kilobitsMax: steps[0]!.kilobitsMax }]
  return fitting.map((step) => {
    const scaled = (length: number): number => even((length * step.lines) / lines)
    return { name: `${step.lines}p`, width: scaled(width), height: scaled(height), kilobitsMax: step.kilobitsMax }
  })
}

/** Colours are stored for two pixels at a time, so that sides are even. */
const even = (length: number): number => Math.max(2, 2 * Math.floor(length / 2))
