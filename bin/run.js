import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { stopWithParents } from './parents.js'
import { root } from './root-paths.js'

/** Longer than the 15 seconds that the server takes at most to stop. */
const STOP_DEADLINE_MS = 20_000

/** The running children, each with the signal that stops it. */
const children = new Map()
let stopped = 0
let hasFailed = false

/** Stops all children before the launcher ends, so that none outlives it. */
export function stopOnSignals() {
  process.on('SIGINT', () => stop(130))
  process.on('SIGTERM', () => stop(143))
  process.on('SIGHUP', () => stop(129))
  stopWithParents(() => stop(143))
}

/**
 * Runs a program until it exits. Resolves with its exit code and, if `quiet`, its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, channel?: boolean, stopSignal?: NodeJS.Signals }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  return started(program, args, options).ended
}

/** Like `run`, for children that are stopped on purpose. With a `channel`, the child notices when this process ends, even by SIGKILL. */
export function started(program, args, { cwd = root, env = {}, quiet = false, channel = false, stopSignal = 'SIGTERM' } = {}) {
  const printed = quiet ? 'pipe' : 'inherit'
  const stdio = [quiet ? 'ignore' : 'inherit', printed, printed, ...(channel ? ['ipc'] : [])]
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio })
  children.set(child, stopSignal)
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  const ended = new Promise((resolve) => {
    child.once('error', (cause) => resolve({ code: 127, output: cause.message }))
    child.once('close', (code, signal) => {
      if (signal && !stopped && !quiet) console.error(`${basename(program)} was stopped by ${signal}.`)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })
  void ended.then(({ code }) => {
    children.delete(child)
    if (stopped && children.size === 0) process.exit(code === 0 && !hasFailed ? 0 : stopped)
  })
  return { child, ended }
}

function stop(code) {
  if (stopped) return
  stopped = code
  if (children.size === 0) process.exit(code)
  for (const [child, signal] of children) askToStop(child, signal)
  setTimeout(() => {
    for (const child of children.keys()) child.kill('SIGKILL')
    process.exit(code)
  }, STOP_DEADLINE_MS)
}

/** Stops all children and ends with 1, because one has failed that the others need. Without effect during a stop. @param {string} message */
export function giveUp(message) {
  if (stopped) return
  hasFailed = true
  console.error(message)
  stop(1)
}

/** Windows has no signals: there, a child with a channel stops when the channel closes. */
export function askToStop(child, signal = 'SIGTERM') {
  if (process.platform === 'win32' && child.connected) child.disconnect()
  else child.kill(signal)
}
