import type { Db } from './db.ts'

/** The data of a job, which belongs to one site. */
export interface JobData {
  siteId: string
}

/** The options of a job for those who add it. */
export interface JobKind<Data extends JobData = JobData> {
  name: string
  /** Of several jobs with one key, at most one waits and one runs. */
  key?(data: Data): string
  /** Whether each site has a queue of its own for them, for work that only the site's servers can do: what it needs may be on their disk. Without it, a process
   *  runs the jobs of all sites. */
  hasQueuePerSite?: true
}

export interface JobOptions {
  /** Earliest start. */
  startAfter?: Date
  /** Jobs with a higher priority come first. 0 by default. */
  priority?: number
  /** Whether a waiting job of the same key gets these options. By default it stays unchanged. */
  replacesWaiting?: boolean
}

export interface Queue {
  /** Reads which queues there are. The first job does it otherwise, on another connection than that of its transaction: if all others waited for a lock of the
   *  transaction, none would go on. */
  start(): Promise<void>
  /** Adds a job in the caller's transaction: it runs once after the commit, and never after a rollback. */
  add<Data extends JobData>(db: Db, job: JobKind<Data>, data: Data, options?: JobOptions): Promise<void>
  /** Adds several jobs of one kind and site in the same way. */
  addAll<Data extends JobData>(
    db: Db,
    job: JobKind<Data>,
    all: readonly Data[],
    options?: Omit<JobOptions, 'replacesWaiting'>,
  ): Promise<void>
  /** Runs a failed job again. Returns false if the site has no such job, or if the same job is already waiting. */
  retry(db: Db, siteId: string, id: string): Promise<boolean>
  /** Stops the queue's maintenance in this process. */
  close(): Promise<void>
}
