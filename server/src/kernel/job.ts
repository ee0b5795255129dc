import type { App } from './app.ts'

/** Work that no caller waits for: what it does, and how long it rests between rounds. */
export interface Job {
  name: string
  restMs: number
  run(app: App): Promise<void>
}
