import { logFault } from './log.ts'

/** What happened to an entity, as its event names it. */
export interface Change {
  entityFqdn: string
  slug: string
  entityId: string
}

type Listener = (siteId: string, changes: readonly Change[]) => void

/** What calls and jobs of this process changed, so that what it remembers of the tables is exact. Other processes learn of it from the events. */
export interface Changes {
  /** Called once the changes are committed, before the call is answered. What was rolled back in doubt is also noted. */
  note: Listener
  /** Returns a function that ends it. A listener only marks what it remembers as outdated: the call waits for it. */
  subscribe(listener: Listener): () => void
}

export function createChanges(): Changes {
  const listeners = new Set<Listener>()
  return {
    note(siteId, changes) {
      for (const listener of listeners) {
        try {
          listener(siteId, changes)
        } catch (error) {
          // The change is committed, and its caller gets its answer.
          logFault(error, { siteId })
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
