/** `node run-journey.ts NAME` with the journey as JSON in `STOA_JOURNEY`: runs it and prints its steps as JSON. */
import { walkThrough } from './journey.ts'

const { journey } = await import(`./journeys/${process.argv[2]}.ts`)
const steps = await walkThrough(JSON.parse(process.env.STOA_JOURNEY ?? '{}'), journey)
process.stdout.write(JSON.stringify(steps))
