/** Writing down pictures: a room, how wide a view, and what stands there. */
import type { Picture, Placement } from '../draw/picture.ts'
import type { RoomName } from '../draw/room.ts'
import type { ThingName } from '../draw/things.ts'
import type { SeedMedia } from '../types.ts'

/** What each picture shows, for those who cannot see it, and the picture. */
export type Pictures = Record<string, readonly (readonly [altText: string, picture: Picture])[]>

export const still = (room: RoomName, across: number, ...things: Placement[]): Picture => ({ room, across, things })

/** The same with the sill lower or higher in the frame, for close looks and wide ones. */
export const framed = (horizon: number, picture: Picture): Picture => ({ ...picture, horizon })

export const at = (thing: ThingName, place: Omit<Placement, 'thing'> = {}): Placement => ({ thing, ...place })

export const mediaId = (slug: string, number: number): string => `stoa-${slug}-${number}.jpg`

export function toMedia(pictures: Pictures, size: { width: number; height: number }): SeedMedia[] {
  return Object.entries(pictures).flatMap(([slug, shown]) =>
    shown.map(([altText, picture], index) => ({ id: mediaId(slug, index + 1), ...size, altText, picture })),
  )
}
