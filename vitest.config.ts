import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const workspaces = 'contract,sdk,connect,seed,server,html,ui,storefront,dashboard,tests'
const browserTests = ['tests/browser/**/*.test.ts', 'tests/compatibility/{frame,connected-apps}.test.ts']
/** What starts the whole product as a person would, or installs packages: `npm run check` leaves it to `npm test`. */
const wholeProduct = [
  'tests/{compatibility,crash,docs-examples,faults,launcher}/**/*.test.ts',
  'tests/all-calls/tarballs.test.ts',
  'tests/security/{hostile-files,memory}.test.ts',
  'server/src/database/embedded/**/*.test.ts',
]
const notTests = ['**/node_modules/**', '**/build/**']

/** One more than the cores of a small machine: a third of the time of these tests is waiting, for programs that start, stop or time out. */
const workersWithoutBrowser = 3

/** What holds for all of them. */
const settings = {
  // One set of modules per worker and one database for all: 14 times faster than a process per file. Tests are separated by site, not by process.
  isolate: false,
  // Pages are tested as they are served: React's development build takes more than three times as long.
  env: { NODE_ENV: 'production' },
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A condition that a test waits for is met when the machine has got to it: how soon is measured in bench/, never here.
  expect: { poll: { timeout: 10_000 } },
} as const

/** Short files that take long: they begin first, so that no worker is left alone with one at the end. */
const longest = /\/(every-|processing|imports|life|failures|examples|snippets|kill|connected-apps|bulk|crash\/jobs)[^/]*\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: 'tests/global-setup.ts',
    maxWorkers: 2,
    teardownTimeout: 20_000,
    projects: [
      {
        test: {
          ...settings,
          name: 'server',
          include: [`{${workspaces}}/**/*.test.{ts,tsx}`],
          exclude: [...notTests, ...browserTests, ...wholeProduct],
          sequence: { groupOrder: 0 },
          maxWorkers: workersWithoutBrowser,
        },
      },
      {
        test: {
          ...settings,
          name: 'product',
          include: wholeProduct,
          exclude: [...notTests, ...browserTests],
          sequence: { groupOrder: 0 },
          maxWorkers: workersWithoutBrowser,
        },
      },
      {
        test: {
          ...settings,
          name: 'browser',
          include: browserTests,
          exclude: notTests,
          sequence: { groupOrder: 1 },
          // A browser is a machine of its own: a test that fails is run once more, and reported as flaky if it passes then.
          retry: 1,
        },
      },
    ],
  },
})
