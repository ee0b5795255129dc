import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '@stoa/sdk'
import type { App } from '../../kernel/app.ts'
import { serveFormUpload } from './form-upload.ts'
import { callersWith } from './hand-over.ts'
import { clientOf } from './page-api.ts'
import { cookies, dashboardVisit } from './visit.ts'

export const base = cookies.dashboard.path

export interface DashboardUpload {
  request: FastifyRequest
  reply: FastifyReply
  /** Calls on behalf of the sender. */
  client: Client
}

interface DashboardForm {
  /** Below that of the dashboard. */
  path: string
  answer: (upload: DashboardUpload) => Promise<FastifyReply>
}

/** Serves a form of the dashboard with a file. A sender whose session has ended signs in first. */
export const serveDashboardUpload = (server: FastifyInstance, app: App, { path, answer }: DashboardForm): Promise<void> =>
  serveFormUpload(server, app, {
    path: `${base}${path}`,
    async answer({ request, reply, asked }) {
      const seen = await dashboardVisit(app, request.headers.cookie)
      if (seen.identity.kind === 'anonymous') return reply.redirect(`${base}/login`, 303)
      return answer({ request, reply, client: clientOf(app, callersWith(app, seen, asked), asked) })
    },
  })
