const REDRAW_MS = 1_000

/** How many parts of a step are done. @typedef {{ done: number, total: number }} Progress */

/** The steps that are running, in order, each with how far it is. */
const running = new Set()
let timer

/** One line that changes is only readable where a person watches it. */
const isTerminal = () => process.stdout.isTTY === true

/**
 * Shows that a step is running, until the returned function is called: on a terminal in one line that is updated, otherwise as a line of its own.
 * @param {string} text
 * @param {() => Progress | undefined} [progress] asked for every second
 */
export function showStep(text, progress = () => undefined) {
  const step = { text, progress, since: Date.now(), quarter: 0 }
  running.add(step)
  if (!isTerminal()) console.log(text)
  timer ??= setInterval(update, REDRAW_MS)
  timer.unref()
  update()
  return () => {
    running.delete(step)
    if (running.size > 0) return update()
    clearInterval(timer)
    timer = undefined
    if (isTerminal()) process.stdout.write('\r\x1b[K')
  }
}

/** Shows the steps that the server reports, one at a time. @param {import('node:child_process').ChildProcess} child */
export function showStepsOf(child) {
  let shown = {}
  let end = () => {}
  child.on('message', ({ step = {} }) => {
    const isNew = step.text !== shown.text
    shown = step
    if (!isNew) return
    end()
    end = step.text === undefined ? () => {} : showStep(step.text, () => shown.progress)
  })
  child.once('exit', () => end())
}

function update() {
  if (isTerminal()) process.stdout.write(`\r\x1b[K${[...running].map(described).join(' · ')}`.slice(0, (process.stdout.columns ?? 80) + 3))
  else for (const step of running) printQuarter(step)
}

function described({ text, progress, since }) {
  const seconds = Math.round((Date.now() - since) / 1000)
  return [text, textOf(progress()), seconds > 0 ? `(${seconds} s)` : ''].filter(Boolean).join(' ')
}

/** @param {Progress | undefined} progress */
const textOf = (progress) => (progress ? `${progress.done} of ${progress.total}` : '')

/** Without a terminal a step that counts says so at each quarter. */
function printQuarter(step) {
  const progress = step.progress()
  const quarter = progress ? Math.floor((progress.done / progress.total) * 4) : 0
  if (quarter === 0 || quarter === step.quarter || progress.done === progress.total) return
  step.quarter = quarter
  console.log(`${step.text} ${textOf(progress)}`)
}
