import type { ChildProcess } from 'node:child_process'
import { basename, join } from 'node:path'
import { productsQuery, uncached } from './cases.ts'
import { measure, memoryOf, npmStart, processorTimeOf, familyOf, shareOf, stop } from './processes.ts'
import { callers, oursPort, rounds, seconds } from './settings.ts'
import type { Workbench } from './workbench.ts'

const pages = ['/', '/collections/all', '/cart', '/dashboard/login', '/docs', '/docs/orders', '/openapi.json']

/** Measures `npm start` with a separate embedded PostgreSQL until the server responds, and the memory of all of its processes. */
export async function starts({ folder }: Workbench): Promise<void> {
  const environment = { PORT: String(oursPort), STOA_DATA: join(folder, 'fresh') }
  const times: number[] = []
  for (let index = 0; index <= rounds; index++) {
    const { child, milliseconds } = await npmStart(environment)
    const processor = ours(child).map(({ pid, name }) => `${name} ${processorTimeOf({ pid })}`)
    console.log(`${index === 0 ? 'first' : 'later'} npm start: ${timeOf(milliseconds)}; processor ms: ${processor.join(', ')}`)
    if (index > 0) times.push(milliseconds)
    if (index === rounds) await memory(child)
    await stop(child)
  }
  console.log(`npm start on existing data: fastest ${timeOf(Math.min(...times))}`)
}

const timeOf = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

/** Without PostgreSQL, whose processes come and go. */
const ours = (child: ChildProcess) =>
  familyOf(child)
    .map(({ pid, name }) => ({ pid, name: basename(name) }))
    .filter(({ name }) => /^(?:main\.js|stoa\.js|npm start)/.test(name))

async function memory(child: ChildProcess): Promise<void> {
  const show = (when: string) => {
    for (const { pid, name } of ours(child))
      console.log(`memory ${when}: ${name} ${memoryOf({ pid })} MB, its share ${shareOf({ pid })} MB`)
  }
  show('idle')
  await measure({
    steps: uncached(productsQuery).steps({ productId: '' }),
    port: oursPort,
    callers,
    seconds: 3 * seconds,
    tokens: [''],
    from: 0,
  })
  show('after queries')
  for (const path of pages) {
    const steps = [{ method: 'GET', path }]
    await measure({ steps, port: oursPort, callers: 4, seconds, tokens: [''], from: 0 })
  }
  show('after pages')
}
