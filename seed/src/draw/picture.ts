/** A picture as data: which things stand where on which sill. The drawing of it is in the files beside this one. */
import type { Hex } from './color.ts'
import type { Paint } from './palette.ts'
import type { Random } from './random.ts'
import type { RoomName } from './room.ts'
import type { Defs } from './svg.ts'
import type { ThingName } from './things.ts'

export interface Picture {
  room: RoomName
  /** How many millimetres of the world the picture is wide. */
  across: number
  things: readonly Placement[]
  /** Where the back edge of the sill lies, from the bottom (0) to the top (1) of the picture. */
  horizon?: number
}

export interface Placement {
  thing: ThingName
  /** Millimetres to the right of the middle. */
  x?: number
  /** Millimetres in front of the wall. */
  z?: number
  /** Hangs on the wall with its origin this high above the sill. */
  up?: number
  scale?: number
  mirrored?: boolean
  paints?: readonly Paint[]
  /** A shape of the thing's own choosing, where it has more than one. */
  form?: string
}

/** What a thing is drawn with: definitions to add to, chance of its own, the colours asked for. */
export interface Kit {
  defs: Defs
  random: Random
  paint: (index: number, otherwise: Paint) => Hex
  form: string | undefined
  /** Whether there is a wall behind to throw colours on. */
  wall: boolean
}

/** A thing drawn in millimetres around the point it stands on (or hangs by), as seen from a little above. */
export interface Drawn {
  body: string
  /** The outline that casts a shadow. */
  outline: string
  /** Half the width of its foot, for the dark line where it meets the sill. */
  foot?: number
  /** Half the depth of its foot, where it is not round. */
  deep?: number
  /** How much of the light it stops, 1 unless told. */
  stops?: number
  /** Light it throws on the wall behind. */
  behind?: string
}

export type Thing = (kit: Kit) => Drawn
