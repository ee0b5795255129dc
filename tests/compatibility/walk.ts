import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { generations, modes, type Generation, type Mode } from './clients.ts'
import type { Journey, SeenError, Step } from './journey.ts'
import type { SentRequest } from './rewriting-fetch.ts'

export interface World {
  generation: Generation
  mode: Mode
}

/** The recorded steps of a journey. */
export interface Seen {
  /** The result of a successful step. */
  // oxlint-disable-next-line typescript/no-explicit-any
  value: (step: string) => any
  /** The error of a failed step. */
  error: (step: string) => SeenError
  /** The requests of a step. */
  sent: (step: string) => SentRequest[]
}

/** Declares the tests of a journey once for each generation of the packages and each table of paths (or some of them); the journey runs before them, on a
 *  separate server for the file. `prepare` makes what else it needs. */
export function describeWorlds(
  journey: string,
  tests: (seen: Seen, world: World & { stoa: () => RunningStoa }) => void,
  inModes: readonly Mode[] = modes,
  prepare: (stoa: RunningStoa) => Promise<Partial<Journey>> = async () => ({}),
): void {
  let stoa: RunningStoa
  beforeAll(async () => {
    // Without ffmpeg, the film of the sample shop stays as it is.
    const settings = { redirectUris: ['https://front.example/back'], redirectDomains: ['www.front.example'], ffmpegPath: '/missing/ffmpeg' }
    stoa = await startStoa(settings)
  })
  afterAll(() => stoa.stop())

  const worlds = generations.flatMap((generation) => inModes.map((mode) => ({ generation, mode })))
  describe.each(worlds)(`${journey}: $generation packages, $mode host`, (world) => {
    let steps: Step[] = []
    beforeAll(async () => {
      const { baseUrl, siteId, clientId, apiKey } = stoa
      const more = await prepare(stoa)
      steps = await walk(journey, { ...world, baseUrl, siteId, clientId, apiKey, database: inject('database'), ...more })
    })
    tests(
      seenIn(() => steps),
      { ...world, stoa: () => stoa },
    )
  })
}

const run = promisify(execFile)

/** Runs a journey in a separate process, as the packages share one global fetch, and returns its steps. */
export async function walk(name: string, journey: Journey): Promise<Step[]> {
  const script = fileURLToPath(new URL('./run-journey.ts', import.meta.url))
  const env = { ...process.env, STOA_JOURNEY: JSON.stringify(journey) }
  const { stdout } = await run(process.execPath, [script, name], { env, maxBuffer: 64 * 1024 * 1024, timeout: 50_000 })
  return JSON.parse(stdout)
}

function seenIn(steps: () => Step[]): Seen {
  const taken = (name: string): Step => {
    const step = steps().find((candidate) => candidate.name === name)
    if (step) return step
    const last = steps().at(-1)
    throw new Error(`not reached: "${last?.name}" ended the journey with ${said(last?.error)}`)
  }
  return {
    value: (name) => {
      const { value, error } = taken(name)
      if (error) throw new Error(`"${name}" failed: ${said(error)}`)
      return value
    },
    error: (name) => {
      const { error, value } = taken(name)
      if (!error) throw new Error(`"${name}" was to be refused, but brought ${JSON.stringify(value)}`)
      return error
    },
    sent: (name) => taken(name).sent,
  }
}

const said = (error: SeenError | undefined): string => (error?.code ? `${error.code}: ${error.description}` : String(error?.message))
