import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../server/src/database/embedded/postmaster.ts'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30
const OURS = /^stoa-quick-(\d+)-/

/** A folder in memory if there is room, otherwise on disk: a PostgreSQL whose files may be lost with the machine doesn't need to wait for a disk. Other
 *  users may enter it. */
export function quickFolder(): string {
  const place = hasRoom() ? MEMORY : tmpdir()
  removeLeftovers(place)
  const folder = mkdtempSync(join(place, `stoa-quick-${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/** Left by runs that were killed. */
function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = Number(OURS.exec(name)?.[1])
    if (pid && !isAlive(pid)) rmSync(join(place, name), { recursive: true, force: true })
  }
}
