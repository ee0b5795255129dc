import { againstFloor } from './against-floor.ts'
import { bulk } from './bulk.ts'
import { dashboard } from './dashboard.ts'
import { siteData } from './data.ts'
import { development } from './development.ts'
import { growth } from './growth.ts'
import { imports } from './imports.ts'
import { describeMachine } from './machine.ts'
import { pages } from './pages.ts'
import { purchase } from './purchase.ts'
import { renditions } from './renditions.ts'
import { requireFreePorts } from './require-free-ports.ts'
import { parts } from './settings.ts'
import { heap, processes } from './several.ts'
import { signingIn } from './signing-in.ts'
import { starts } from './starts.ts'
import { stopwatch } from './stopwatch.ts'
import { transfer } from './transfer.ts'
import { uploads } from './uploads.ts'
import { webhooks } from './webhooks.ts'
import { withWorkbench, type Workbench } from './workbench.ts'

type Measurements = Readonly<Record<string, (place: Workbench) => Promise<void>>>

/** The measurements of a run, in order. BENCH_PARTS selects some of them. */
const usual: Measurements = {
  floor: againstFloor,
  purchase,
  growth,
  bulk,
  data: siteData,
  import: imports,
  starts,
  processes,
  pages,
  transfer,
  dashboard,
  'sign-in': signingIn,
  webhooks,
  renditions,
  uploads,
}

/** They start copies of the checkout or four servers, and one installs packages, so they run only if BENCH_PARTS names them. */
const extra: Measurements = { development, stopwatch, heap }

const all: Measurements = { ...usual, ...extra }
const unknown = (parts ?? []).filter((name) => !(name in all))
if (unknown.length > 0) {
  console.error(`BENCH_PARTS: there is no ${unknown.join(', ')}. Parts: ${Object.keys(all).join(', ')}.`)
  process.exit(1)
}

await requireFreePorts()
await withWorkbench(async (place) => {
  console.log(await describeMachine(place))
  const chosen = parts ? Object.entries(all).filter(([name]) => parts!.includes(name)) : Object.entries(usual)
  for (const [, measure] of chosen) await measure(place)
})
