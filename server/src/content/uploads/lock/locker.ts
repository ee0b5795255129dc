import { setTimeout as pause } from 'node:timers/promises'
import type { Lock, Locker, RequestRelease } from '@tus/server'
import { newSecretId } from '../../../database/ids.ts'
import type { Services } from '../../../kernel/context.ts'
import { logFault } from '../../../kernel/log.ts'
import { databaseTime, releaseLock, renewLock, takeLock, requestLock, type LockIds } from './store.ts'

/** A lock whose process ended is free after this. */
const leaseMs = 10_000
const renewalMs = 1_000
const pauseMs = 100
/** The request that has the lock gets some seconds to store what it has received. */
const patienceMs = 15_000

type Locking = Pick<Services, 'database' | 'settings'>

/** Parts of one upload are written one after the other, by whichever process the requests reach. A client that was cut off comes back before its first
 *  connection is known to be dead: then that one stops. */
export const uploadLocker = (services: Locking): Locker => ({
  newLock: (partKey) => new UploadLock(services, { partKey, lockId: newSecretId() }),
})

class UploadLock implements Lock {
  readonly #services: Locking
  readonly #lock: LockIds
  #renewal: NodeJS.Timeout | undefined
  /** By this process's clock that only runs forward. */
  #leaseEnd = 0
  constructor(services: Locking, lock: LockIds) {
    this.#services = services
    this.#lock = lock
  }

  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const deadline = performance.now() + patienceMs
    while (!(await this.#take())) {
      if (signal.aborted || performance.now() > deadline) throw lockTimeout()
      await requestLock(this.#scope(), this.#lock.partKey)
      await pause(pauseMs)
    }
    this.#renewal = setInterval(() => {
      this.#renew(requestRelease).catch(async (error: unknown) => {
        logFault(error, { work: 'renewing the lock of an upload' })
        // Another request may have it by now.
        if (this.#renewal && performance.now() > this.#leaseEnd) await requestRelease()
      })
    }, renewalMs)
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewal)
    this.#renewal = undefined
    await releaseLock(this.#scope(), this.#lock)
  }

  #scope = () => ({ db: this.#services.database, siteId: this.#services.settings.siteId })

  async #take(): Promise<boolean> {
    return this.#leased((now, expiresDate) => takeLock(this.#scope(), this.#lock, { now, expiresDate }))
  }

  /** A lost lock counts as one that another request waits for. */
  async #renew(requestRelease: RequestRelease): Promise<void> {
    const isWanted = await this.#leased((_now, expiresDate) => renewLock(this.#scope(), this.#lock, expiresDate))
    // It may have been released meanwhile.
    if (this.#renewal && isWanted !== false) await requestRelease()
  }

  async #leased<T>(write: (now: Date, expiresDate: Date) => Promise<T>): Promise<T> {
    const end = performance.now() + leaseMs
    const now = await databaseTime(this.#scope())
    const result = await write(now, new Date(now.getTime() + leaseMs))
    this.#leaseEnd = end
    return result
  }
}

/** As the TUS server says it. */
const lockTimeout = () =>
  Object.assign(new Error('The upload is being written by another request.'), { status_code: 423, body: 'Locked\n' })
