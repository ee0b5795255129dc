import type { Thing } from './picture.ts'
import * as cloth from './things/cloth.ts'
import * as greenery from './things/greenery.ts'
import * as lights from './things/lights.ts'
import * as paper from './things/paper.ts'
import * as pastimes from './things/pastimes.ts'
import * as props from './things/props.ts'
import * as residents from './things/residents.ts'
import * as vessels from './things/vessels.ts'
import * as weather from './things/weather.ts'

/** Everything that can stand on a sill or hang beside it, by name. */
export const things = { ...vessels, ...lights, ...weather, ...greenery, ...paper, ...cloth, ...residents, ...pastimes, ...props } satisfies Record<string, Thing>

export type ThingName = keyof typeof things
