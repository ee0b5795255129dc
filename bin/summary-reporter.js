import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

const SLOWEST = 10
const flakyList = new URL('../docs/flaky.md', import.meta.url)

/** Writes the summary of a run for the launcher, which prints it last: slowest files, flaky and failed tests, duration of each lane, and counts. Adds the names of flaky
 *  tests to docs/flaky.md. */
export default class SummaryReporter {
  /** @type {Map<string, { since: number, until: number }>} */
  lanes = new Map()
  files = []
  begun = Date.now()

  onTestModuleStart({ project }) {
    if (!this.lanes.has(project.name)) this.lanes.set(project.name, { since: Date.now(), until: Date.now() })
  }

  onTestModuleEnd(module) {
    this.lanes.get(module.project.name).until = Date.now()
    this.files.push({ name: module.relativeModuleId, ms: module.diagnostic().duration })
  }

  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandledErrors.length
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    rememberFlaky(flaky.map(nameOf))
    const failed = tests.filter((test) => test.result().state === 'failed')
    const summary = [
      ...section('Slowest files', this.slowest()),
      ...section(
        'Flaky: failed once, passed on the second run',
        flaky.map((test) => `${nameOf(test)}: ${whyOf(test)}`),
      ),
      ...section('Failed', [
        ...failed.map((test) => `${nameOf(test)}: ${whyOf(test)}`),
        ...modules.flatMap((module) => module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)),
        ...unhandledErrors.map(({ message }) => `outside of the tests: ${message}`),
      ]),
      `${minutes(Date.now() - this.begun)} in all${[...this.lanes].map(([name, { since, until }]) => `, ${name} ${minutes(until - since)}`).join('')}`,
      `${count('passed')} passed, ${count('failed') + broken} failed`,
    ]
    writeFileSync(process.env.STOA_TEST_SUMMARY, summary.join('\n'))
  }

  slowest() {
    const sorted = this.files.toSorted((a, b) => b.ms - a.ms)
    return sorted.slice(0, SLOWEST).map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  }
}

const nameOf = (test) => `${test.module.relativeModuleId} > ${test.fullName}`

/** The error of the first attempt, with its line. */
function whyOf(test) {
  const [error] = test.result().errors ?? []
  const line = /:(\d+):\d+\)?$/m.exec(error?.stack?.split('\n').find((frame) => frame.includes(test.module.relativeModuleId)) ?? '')?.[1]
  const words = error?.message?.replaceAll(/\s+/g, ' ').slice(0, 300) ?? 'unknown reason'
  return line ? `line ${line}: ${words}` : words
}

const section = (title, lines) => (lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ''])

function minutes(ms) {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function rememberFlaky(names) {
  const known = readFileSync(flakyList, 'utf8')
  for (const name of names) if (!known.includes(name)) appendFileSync(flakyList, `- ${name}\n`)
}
