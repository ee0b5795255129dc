import { prepare } from '../prepare.js'
import { startServer } from '../server.js'

export async function start() {
  const { ended } = startServer(await prepare('start'), 'production')
  return (await ended).code
}
