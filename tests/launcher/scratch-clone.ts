import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
  type Dirent,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
/** npm installs dependencies that cannot be shared into a workspace's own folder. */
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }

/** Variables npm and `npm test` set for their commands; a command in a clone is not run by those that run the tests. */
const OUTER = /^(npm_(lifecycle|package|config_local_prefix|command|execpath|node_execpath)|NODE_COMPILE_CACHE$)/

/** Folders that other programs write to during the copy. */
const CHANGING = /^\.(cache|vite)/

/** Files ignored by git. With all of them the notes of the last build are valid in the clone too, and its first start builds nothing. */
const MADE_BY_BUILDS = ['sdk/src/call-table.generated.json', 'docs/permissions.md', 'storefront/build', 'dashboard/build']

/** A copy of this checkout in its current state, packages included, to start and to break. */
export function makeClone(): string {
  const clone = realpathSync(mkdtempSync(join(tmpdir(), 'stoa-clone-')))
  chmodSync(clone, 0o755)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const built = MADE_BY_BUILDS.filter((path) => existsSync(join(root, path)))
  for (const file of [...files.split('\0').filter(Boolean), ...built]) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(clone, file), { recursive: true, preserveTimestamps: true })
  }
  for (const folder of ['.', ...workspaces]) if (existsSync(join(root, folder, 'node_modules'))) copyPackages(clone, folder)
  copyNotes(clone)
  return clone
}

/** Leaves these apps as they are, built or not: without its configuration the launcher does not build an app. */
export function buildNot(clone: string, ...apps: ('storefront' | 'dashboard')[]): void {
  for (const app of apps) rmSync(join(clone, app, 'react-router.config.ts'))
}

/** Also ends processes a failed test left running. */
export function removeClone(clone: string): void {
  for (const line of processesOf(clone)) endProcess(Number(line.split(' ')[0]))
  const note = join(clone, '.stoa/location')
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8').split('\n')[0]!, { recursive: true, force: true })
  rmSync(clone, { recursive: true, force: true })
}

/** Hard-linked file by file on the same file system, which takes a second, otherwise copied. */
function copyPackages(clone: string, folder: string): void {
  const [from, to] = [join(root, folder, 'node_modules'), join(clone, folder, 'node_modules')]
  mkdirSync(to)
  const packages = readdirSync(from).filter((name) => !CHANGING.test(name))
  try {
    execFileSync('cp', ['-al', ...packages, to], { cwd: from, stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true })
    mkdirSync(to)
    execFileSync('cp', ['-a', ...packages, to], { cwd: from, stdio: 'ignore' })
  }
}

/** Copied, not linked: changing the notes of a clone, or their owner, must not affect this checkout. */
function copyNotes(clone: string): void {
  const notes = 'node_modules/.cache/stoa'
  mkdirSync(join(clone, notes), { recursive: true })
  if (!existsSync(join(root, notes))) return
  for (const entry of readdirSync(join(root, notes), { withFileTypes: true }))
    if (isNote(entry)) copyFileSync(join(root, notes, entry.name), join(clone, notes, entry.name))
}

/** Temporary notes come and go, and folders are caches. */
const isNote = (entry: Dirent): boolean => entry.isFile() && /^[a-z]\w*(-\w+)*$/.test(entry.name)

/** A running command. */
export interface Running {
  child: ChildProcess
  /** Its output so far. */
  output(): string
  /** Resolves with the exit code or the signal's name. */
  ended: Promise<number | string>
}

export interface CommandOptions {
  env?: Record<string, string>
  user?: { uid: number; gid: number }
}

export function runIn(clone: string, command: string[], { env = {}, user }: CommandOptions = {}): Running {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUTER.test(name)))
  const [program = '', ...args] = command
  const child = spawn(program, args, { ...user, cwd: clone, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | string>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? '')))
  return { child, output: () => output, ended }
}

/** Resolves when a server answers, with the milliseconds since `since`. */
export async function answers(port: number, server: Running, since = Date.now()): Promise<number> {
  let ended = false
  void server.ended.then(() => (ended = true))
  while (!ended && Date.now() - since < 180_000) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (answer?.ok) return Date.now() - since
    await pause(10)
  }
  throw new Error(`The server did not answer:\n${server.output()}`)
}

/** A change of a source that can be seen in an answer. */
export interface SourceChange {
  file: string
  /** Replaced by `word`. */
  text: string
  word: string
  url: string
}

/** Changes a source. Resolves with the milliseconds until an answer contains the new word. */
export async function changeSource(clone: string, { file, text, word, url }: SourceChange): Promise<number> {
  const path = join(clone, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(text)) throw new Error(`${file} doesn't contain ${text}`)
  const since = Date.now()
  writeFileSync(path, source.replace(text, word))
  while (Date.now() - since < 60_000) {
    const answer = await fetch(url).then(
      (response) => response.text(),
      () => '',
    )
    if (answer.includes(word)) return Date.now() - since
    await pause(10)
  }
  throw new Error(`No answer of ${url} contained ${word}`)
}

/** Processes of a clone still running after a while: the command lines of those started from it or working in it. */
export async function leftRunning(clone: string, withinMs: number): Promise<string[]> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const lines = processesOf(clone)
    if (lines.length === 0 || Date.now() > deadline) return lines
    await pause(50)
  }
}

/** The process of a clone whose command line contains a text. */
export function processOf(clone: string, text: string): number {
  const line = processesOf(clone).find((one) => one.includes(text))
  if (!line) throw new Error(`No process of the clone runs ${text}`)
  return Number(line.split(' ')[0])
}

function processesOf(clone: string): string[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
    return lines.map((line) => line.trim()).filter((line) => line.includes(clone))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => describe(pid, clone))
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended together with its parent.
  }
}

function describe(pid: string, clone: string): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const folder = readlinkSync(`/proc/${pid}/cwd`)
    return line.includes(clone) || folder === clone || dirname(folder).startsWith(clone) ? [`${pid} ${line}`] : []
  } catch {
    return []
  }
}

/** An existing folder that no user can write to, root included. */
export function makeUnwritable(clone: string): string {
  if (process.getuid?.() === 0 && process.platform === 'linux') return '/proc/stoa'
  const folder = join(clone, 'unwritable')
  mkdirSync(folder, { mode: 0o500 })
  return join(folder, 'data')
}
