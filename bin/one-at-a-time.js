import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 100
const TOUCH_MS = 1_000
/** A process that was killed leaves its lock. Another one may have its process ID, so a lock has to be touched too. */
const STALE_MS = 10_000

/**
 * Does some work while no other process of this machine does the same: the others wait. The lock of a killed process counts no longer.
 * @template Result
 * @param {string} lock path of a file that exists meanwhile
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function oneAtATime(lock, work) {
  const own = `${lock}.${process.pid}.${Math.random().toString(36).slice(2)}`
  mkdirSync(dirname(lock), { recursive: true })
  while (!take(lock, own)) {
    if (isStale(lock)) removeStale(lock, own)
    else await sleep(LOOK_MS)
  }
  // A machine that slept can have let another process take the lock meanwhile.
  const isOwn = () => contentOf(lock) === contentFor(own)
  const touching = setInterval(() => isOwn() && touch(lock), TOUCH_MS)
  touching.unref()
  try {
    return await work()
  } finally {
    clearInterval(touching)
    if (isOwn()) rmSync(lock, { force: true })
  }
}

/** Of no other lock. */
const contentFor = (own) => `${process.pid} ${own}`

/** Creates the lock with its content at once, unless it exists. */
function take(lock, own) {
  writeFileSync(own, contentFor(own))
  try {
    linkSync(own, lock)
    return true
  } catch (cause) {
    if (cause.code === 'EEXIST') return false
    throw cause
  } finally {
    rmSync(own, { force: true })
  }
}

function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date())
  } catch (cause) {
    if (cause.code !== 'ENOENT') throw cause
  }
}

function isStale(lock) {
  const stats = statSync(lock, { throwIfNoEntry: false })
  return stats !== undefined && (Date.now() - stats.mtimeMs > STALE_MS || !isAlive(Number(contentOf(lock).split(' ', 1)[0])))
}

/** By a new name first: only one process succeeds, and if another one has taken the lock meanwhile, it gets it back, unless there is a newer one. */
function removeStale(lock, own) {
  try {
    renameSync(lock, own)
    if (!isStale(own)) linkSync(own, lock)
  } catch (cause) {
    if (!['ENOENT', 'EEXIST'].includes(cause.code)) throw cause
  } finally {
    rmSync(own, { force: true })
  }
}

/** Empty if the lock is gone. */
function contentOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}
