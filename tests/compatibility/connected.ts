import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import type { Generation } from './clients.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

export const appFolder = (name: 'node' | 'vite' | 'next'): string => join(root, 'tests/compatibility/apps', name)

/** `@stoa/connect` as it is installed: JavaScript, with a manifest that names it. */
const installed = join(appFolder('next'), 'node_modules/@stoa/connect')

let emitting: Promise<unknown> | undefined

async function emit(): Promise<void> {
  rmSync(installed, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  const { name, version, type, dependencies } = JSON.parse(readFileSync(join(root, 'connect/package.json'), 'utf8'))
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, version, type, dependencies, exports: { './*': './dist/*.js' } }))
  const options = ['-p', join(root, 'connect/tsconfig.build.json'), '--outDir', join(installed, 'dist'), '--declaration', 'false']
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options])
}

/** A copy of an app with one generation of the public packages and `@stoa/connect` installed. The Next app stays where it is, with its own packages. */
export async function installApp(name: 'node' | 'vite' | 'next', generation: Generation): Promise<string> {
  await (emitting ??= emit())
  const folder = name === 'next' ? appFolder('next') : mkdtempSync(join(inject('scratch'), `${name}-`))
  if (name !== 'next') cpSync(appFolder(name), folder, { recursive: true })
  link(join(root, 'tests/compatibility', generation, 'node_modules/@wix'), join(folder, 'node_modules/@wix'))
  if (name !== 'next') link(installed, join(folder, 'node_modules/@stoa/connect'))
  if (name === 'vite') link(join(root, 'node_modules/vite'), join(folder, 'node_modules/vite'))
  return folder
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  symlinkSync(target, path)
}

/** Runs a program of Node in an app, and returns what it prints. */
export async function runNode(folder: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  try {
    return (await run(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`node ${args.join(' ')}\n${stdout?.slice(-4000)}\n${stderr?.slice(-4000)}`, { cause: error })
  }
}

/** Starts a server of Node in an app, and waits until it answers. */
export async function serveNode(folder: string, args: readonly string[], { env, url }: { env: Record<string, string>; url: string }) {
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' })
  const until = Date.now() + 60_000
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`node ${args.join(' ')} doesn’t answer at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { stop: () => void child.kill('SIGKILL') }
}
