import { againstFloor } from './against-floor.ts'
import { dashboard } from './dashboard.ts'
import { siteData } from './data.ts'
import { development } from './development.ts'
import { growth } from './growth.ts'
import { imports } from './imports.ts'
import { pages } from './pages.ts'
import { parts } from './settings.ts'
import { signingIn } from './signing-in.ts'
import { starts } from './starts.ts'
import { stopwatch } from './stopwatch.ts'
import { transfer } from './transfer.ts'
import { withWorkbench, type Workbench } from './workbench.ts'

/** All measurements of a run, in order. BENCH_PARTS selects some of them. */
const measurements: Readonly<Record<string, (place: Workbench) => Promise<void>>> = {
  floor: againstFloor,
  growth,
  data: siteData,
  import: imports,
  starts,
  development,
  pages,
  transfer,
  dashboard,
  'sign-in': signingIn,
  stopwatch,
}

await withWorkbench(async (place) => {
  for (const [name, measurement] of Object.entries(measurements)) if (parts?.includes(name) ?? true) await measurement(place)
})
