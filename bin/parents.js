import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const POLL_MS = 200
const SHELL = /^-?(ba|da|z|k|a)?sh$/

/**
 * A signal sent to npm alone does not reach what npm runs. So a launcher run by npm watches npm, which is its parent, or its grandparent
 * where a shell stands between. Outside npm the parent may go: that is how daemons are made.
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
