import type { Thing } from './picture.ts'
import * as bees from './things/bees.ts'
import * as bottles from './things/bottles.ts'
import * as budVases from './things/bud-vases.ts'
import * as bunting from './things/bunting.ts'
import * as cat from './things/cat.ts'
import * as coffee from './things/coffee.ts'
import * as coloredLight from './things/colored-light.ts'
import * as cushions from './things/cushions.ts'
import * as dials from './things/dials.ts'
import * as fruit from './things/fruit.ts'
import * as games from './things/games.ts'
import * as hangings from './things/hangings.ts'
import * as hourglass from './things/hourglass.ts'
import * as hungLights from './things/hung-lights.ts'
import * as jars from './things/jars.ts'
import * as lamps from './things/lamps.ts'
import * as perches from './things/perches.ts'
import * as paperSundial from './things/paper-sundial.ts'
import * as pots from './things/pots.ts'
import * as prints from './things/prints.ts'
import * as seedlings from './things/seedlings.ts'
import * as sleeve from './things/sleeve.ts'
import * as sparrowCafe from './things/sparrow-cafe.ts'
import * as stationery from './things/stationery.ts'
import * as stormGlass from './things/storm-glass.ts'
import * as sundial from './things/sundial.ts'
import * as swallow from './things/swallow.ts'
import * as table from './things/table.ts'
import * as telescope from './things/telescope.ts'
import * as testTiles from './things/test-tiles.ts'
import * as trough from './things/trough.ts'
import * as weatherHouse from './things/weather-house.ts'

/** Everything that can stand on a sill or hang beside it, by name. */
export const things = {
  ...bees,
  ...bottles,
  ...budVases,
  ...bunting,
  ...cat,
  ...coffee,
  ...coloredLight,
  ...cushions,
  ...dials,
  ...fruit,
  ...games,
  ...hangings,
  ...hourglass,
  ...hungLights,
  ...jars,
  ...lamps,
  ...paperSundial,
  ...perches,
  ...pots,
  ...prints,
  ...seedlings,
  ...sleeve,
  ...sparrowCafe,
  ...stationery,
  ...stormGlass,
  ...sundial,
  ...swallow,
  ...table,
  ...telescope,
  ...testTiles,
  ...trough,
  ...weatherHouse,
} satisfies Record<string, Thing>

export type ThingName = keyof typeof things
