import { defineConfig } from 'vitest/config'

const workspaces = 'contract,sdk,seed,server,ui,storefront,dashboard,tests'

export default defineConfig({
  test: {
    include: [`{${workspaces}}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: 'tests/global-setup.ts',
    // One set of modules per worker and one database for all: 14 times faster than a process per file. Tests part by site, not by process.
    isolate: false,
    // Pages are tested as they are served: React's development build takes more than three times as long.
    env: { NODE_ENV: 'production' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    // What is waited for comes when the machine has got to it: how soon is measured in bench/, and never here.
    expect: { poll: { timeout: 10_000 } },
  },
})
