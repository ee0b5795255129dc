/** From the room to the picture: everything is seen from a little above, without perspective. */
import type { Point } from './svg.ts'

/** How much of a length that runs away from the eye is seen. */
export const TILT = 0.24

/** A place in the room: to the right, upward, and towards the eye. */
export type Spot = readonly [x: number, y: number, z: number]

export const seen = ([x, y, z]: Spot): Point => [x, y - z * TILT]
