import type { Services } from '../../server/src/kernel/context.ts'
import type { Db } from '../../server/src/kernel/db.ts'
import type { TestSite } from './site.ts'

/** The server on a database whose transactions fail, before or after the commit, as `fails` says. */
export function failing({ app: { services } }: TestSite, fails: () => 'before commit' | 'after commit' | undefined): Services {
  const { database } = services
  const transaction = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const when = fails()
    const cutOff = new Error('the connection was cut off')
    const result = await database.transaction(async (db) => {
      const done = await work(db)
      if (when === 'before commit') throw cutOff
      return done
    })
    if (when === 'after commit') throw cutOff
    return result
  }
  return { ...services, database: { ...database, transaction } }
}
