import type { Db } from './db.ts'

/** What a job is about. Each is of one site. */
export interface JobData {
  siteId: string
}

/** What there is to know of a job for those who add it. */
export interface JobKind<Data extends JobData = JobData> {
  name: string
  /** Of several with one key one waits and one runs, at most. */
  key?(data: Data): string
}

export interface JobOptions {
  /** Not before this. */
  startAfter?: Date
  /** Those with more come first; 0 if left out. */
  priority?: number
  /** Whether a job of the same key that waits already is given these options; it stays as it is if left out. */
  replacesWaiting?: boolean
}

export interface Queue {
  /** Adds a job, within the caller's transaction: it is run once that is committed, and is never seen where it is rolled back. */
  add<Data extends JobData>(db: Db, job: JobKind<Data>, data: Data, options?: JobOptions): Promise<void>
  /** The same job again, by its id among the failed ones; false where there is none on this site. */
  retry(db: Db, siteId: string, id: string): Promise<boolean>
  /** Ends what looks after the queue in this process. */
  close(): Promise<void>
}
