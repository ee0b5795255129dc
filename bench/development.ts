import { answers, changeSource, makeClone, removeClone, runIn, type Running } from '../tests/launcher/scratch-clone.ts'
import { median } from './middle.ts'
import { oursPort, rounds } from './settings.ts'

const url = `http://127.0.0.1:${oursPort}`

/** Sources with a word that an answer contains. */
const sources = [
  { what: 'a page of the shop', file: 'storefront/src/frame/frame.tsx', text: 'min-h-dvh', path: '/' },
  { what: 'a page of the dashboard', file: 'dashboard/src/root.tsx', text: 'noindex', path: '/dashboard/login' },
  { what: 'the server', file: 'server/src/http/health.ts', text: 'up', path: '/health/live' },
  { what: 'the contract', file: 'contract/src/openapi.ts', text: 'Stoa', path: '/openapi.json' },
]

/** Measures in a copy of the checkout under `npm run dev` how long after the change of a file an answer shows it. */
export async function development(): Promise<void> {
  const clone = makeClone()
  let dev: Running | undefined
  try {
    dev = runIn(clone, ['npm', 'run', 'dev'], { env: { PORT: String(oursPort) } })
    await answers(oursPort, dev)
    for (const { what, file, text, path } of sources) {
      await fetch(`${url}${path}`).then((answer) => answer.text())
      const times: number[] = []
      const words = [text, ...Array.from({ length: rounds }, (_, round) => `changed${round}`)]
      for (const [round, word] of words.slice(1).entries())
        times.push(await changeSource(clone, { file, text: words[round]!, word, url: `${url}${path}` }))
      console.log(`after a change of ${what}: answered in ${(median(times) / 1000).toFixed(2)} s`)
    }
  } finally {
    dev?.child.kill('SIGTERM')
    await dev?.ended
    removeClone(clone)
  }
}
