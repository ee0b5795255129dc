import { writeFileSync } from 'node:fs'

/** Leaves the counts of a run for the launcher, which prints them when all else has been printed. */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const failed = tests.filter((test) => test.result().state === 'failed').length
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandledErrors.length
    writeFileSync(process.env.STOA_TEST_COUNTS, `${passed} passed, ${failed + broken} failed`)
  }
}
