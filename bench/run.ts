import { againstFloor } from './against-floor.ts'
import { siteData } from './data.ts'
import { desk } from './desk.ts'
import { growth } from './growth.ts'
import { imports } from './imports.ts'
import { pages } from './pages.ts'
import { inOwnPlace, type Place } from './place.ts'
import { parts } from './settings.ts'
import { signingIn } from './signing-in.ts'
import { starts } from './starts.ts'

/** Every part of a run, in their order; BENCH_PARTS chooses. */
const measurements: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  floor: againstFloor,
  growth,
  data: siteData,
  import: imports,
  starts,
  pages,
  desk,
  'sign-in': signingIn,
}

await inOwnPlace(async (place) => {
  for (const [name, measurement] of Object.entries(measurements)) if (parts.includes(name)) await measurement(place)
})
