import { connect, type Connection, type Generation, type Mode, type Package } from './clients.ts'
import type { SentRequest } from './rewriting-fetch.ts'

/** The environment of a journey: its server, and the credentials. */
export interface Journey {
  generation: Generation
  mode: Mode
  baseUrl: string
  siteId: string
  clientId: string
  apiKey: string
  /** The server's database: emails that open an account can be read nowhere else. */
  database?: string
  /** An app with its own secret. */
  app?: { appId: string; appSecret: string }
  /** Where the server sends events: the app, its public key, and the port that it listens on. */
  receiver?: { appId: string; publicKey: string; port: number }
}

/** The result of one step. Dates are written as `{ $date }`, to distinguish a Date from its text. */
export interface Step {
  name: string
  value?: unknown
  error?: SeenError
  sent: SentRequest[]
}

/** An error as a caller of the packages sees it. `requestId` is missing if the package drops it. */
export interface SeenError {
  isError: boolean
  message: string
  status?: number
  requestId?: string
  code?: string | number
  description?: string
  data?: unknown
  violations?: { field: string; violatedRule: string; description: string; data?: unknown }[]
}

export interface Walk extends Journey {
  connection: Connection
  /** A step that later ones depend on: if it fails, the journey ends there. */
  step: <T>(name: string, act: () => Promise<T> | T) => Promise<T>
  /** A step without dependents, or one that is expected to fail. */
  attempt: (name: string, act: () => Promise<unknown>) => Promise<void>
}

/** Runs one journey in this process and returns its steps. */
export async function walkThrough(given: Journey, walk: (walk: Walk) => Promise<void>): Promise<Step[]> {
  const connection = connect(given.generation, given.mode, given.baseUrl)
  const steps: Step[] = []
  const taken = async <T>(name: string, act: () => Promise<T> | T): Promise<T> => {
    const before = connection.sent.length
    const add = (outcome: Partial<Step>): number => steps.push({ name, ...outcome, sent: connection.sent.slice(before) })
    try {
      const value = await act()
      add({ value: withMarkedDates(value) })
      return value
    } catch (error) {
      add({ error: seenError(error) })
      throw new Ended(name, { cause: error })
    }
  }
  const unlessEnded = (error: unknown): void => {
    if (!(error instanceof Ended)) throw error
  }
  const attempt: Walk['attempt'] = (name, act) => taken(name, act).then(() => undefined, unlessEnded)
  await walk({ ...given, connection, step: taken, attempt }).catch(unlessEnded)
  return steps
}

class Ended extends Error {}

function seenError(error: Package): SeenError {
  const { applicationError, validationError } = error?.details ?? {}
  return {
    isError: error instanceof Error,
    message: String(error?.message ?? error),
    status: error?.status,
    requestId: error?.requestId,
    code: applicationError?.code,
    description: applicationError?.description,
    data: applicationError?.data,
    violations: validationError?.fieldViolations,
  }
}

function withMarkedDates(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() }
  if (Array.isArray(value)) return value.map(withMarkedDates)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMarkedDates(inner)]))
}
