import { againstFloor } from './against-floor.ts'
import { dashboard } from './dashboard.ts'
import { siteData } from './data.ts'
import { development } from './development.ts'
import { growth } from './growth.ts'
import { imports } from './imports.ts'
import { pages } from './pages.ts'
import { parts } from './settings.ts'
import { processes, youngGeneration } from './several.ts'
import { signingIn } from './signing-in.ts'
import { starts } from './starts.ts'
import { stopwatch } from './stopwatch.ts'
import { transfer } from './transfer.ts'
import { withWorkbench, type Workbench } from './workbench.ts'

type Measurements = Readonly<Record<string, (place: Workbench) => Promise<void>>>

/** The measurements of a run, in order. BENCH_PARTS selects some of them. */
const usual: Measurements = {
  floor: againstFloor,
  growth,
  data: siteData,
  import: imports,
  starts,
  processes,
  pages,
  transfer,
  dashboard,
  'sign-in': signingIn,
}

/** They start copies of the checkout or four servers, and one installs packages, so they run only if BENCH_PARTS names them. */
const extra: Measurements = { development, stopwatch, 'young-generation': youngGeneration }

await withWorkbench(async (place) => {
  const chosen = Object.entries(parts ? { ...usual, ...extra } : usual).filter(([name]) => parts?.includes(name) ?? true)
  for (const [, measure] of chosen) await measure(place)
})
