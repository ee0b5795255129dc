import type { ChildProcess } from 'node:child_process'
import pg from 'pg'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type FloorMessage = 'connect' | 'disconnect'

/** The connections of a floor. They are opened before a round and closed after it, so that several floors share the connections that PostgreSQL allows. */
export function floorPool(config: { connectionString: string; poolSize: number }): () => pg.Pool {
  const open = () => new pg.Pool({ connectionString: config.connectionString, max: config.poolSize })
  let pool = open()
  const connect = async () => {
    const clients = await Promise.all(Array.from({ length: config.poolSize }, () => pool.connect()))
    for (const client of clients) client.release()
  }
  const disconnect = async () => {
    await pool.end()
    pool = open()
  }
  process.on('message', (message: FloorMessage) => {
    const done = message === 'connect' ? connect() : message === 'disconnect' ? disconnect() : undefined
    void done?.then(() => process.send!(message))
  })
  process.on('disconnect', () => process.exit())
  return () => pool
}

/** Sends a message to a floor and waits until it has done so. */
export function sendToFloor(floor: ChildProcess, message: FloorMessage): Promise<void> {
  const done = new Promise<void>((resolve) => floor.once('message', () => resolve()))
  floor.send(message)
  return done
}
