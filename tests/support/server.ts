import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Settings } from '../../server/src/settings.ts'
import { start } from '../../server/src/start.ts'
import { freePort } from './free-port.ts'

export interface RunningStoa {
  baseUrl: string
  siteId: string
  clientId: string
  apiKey: string
  ownerEmail: string
  ownerPassword: string
  stop(): Promise<void>
}

/** The whole server on a port of loopback, with a fresh site on the shared test database: for packages, browsers and sockets. */
export async function startStoa(changes: Partial<Settings> = {}): Promise<RunningStoa> {
  const port = await freePort()
  const dataFolder = mkdtempSync(join(tmpdir(), 'stoa-test-server-'))
  const settings: Settings = {
    port,
    host: '127.0.0.1',
    dataFolder,
    baseUrl: `http://127.0.0.1:${port}`,
    siteId: randomUUID(),
    clientId: randomUUID(),
    ownerEmail: 'owner@stoa.example',
    ownerPassword: 'a long enough password',
    apiKey: `key-${randomBytes(24).toString('base64url')}`,
    redirectUris: [],
    rateLimits: 'off',
    trustedProxies: [],
    outboundNetworks: [],
    role: 'all',
    ...changes,
  }
  const started = await start(settings, { connectionString: inject('database') }, { checkAnswers: true })
  return {
    baseUrl: settings.baseUrl,
    siteId: settings.siteId,
    clientId: settings.clientId,
    apiKey: settings.apiKey!,
    ownerEmail: settings.ownerEmail,
    ownerPassword: settings.ownerPassword!,
    async stop() {
      await started.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
