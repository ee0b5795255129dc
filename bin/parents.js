import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const POLL_MS = 200
const SHELL = /^-?(ba|da|z|k|a)?sh$/

/**
 * npm doesn't forward a signal that is sent to it alone. So if npm runs the launcher, the launcher watches npm, which is its parent, or its grandparent
 * with a shell in between. Without npm the parent may end, as it does for daemons.
 * @param {() => void} stop
 */
export async function stopWithParents(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const { name, parentPid } = await describe(parent)
  const grandparent = SHELL.test(name) ? parentPid : undefined
  setInterval(() => {
    if (process.ppid !== parent || (grandparent && !isAlive(grandparent))) stop()
  }, POLL_MS).unref()
}

async function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const [, name, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (.*)/s)
      return { name, parentPid: Number(rest.split(' ')[1]) }
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,comm=', '-p', String(pid)])
    const [, parentPid, name] = stdout.trim().match(/^(\d+) +(?:.*\/)?(.*)$/)
    return { name, parentPid: Number(parentPid) }
  } catch {
    return { name: '', parentPid: 0 }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}
