import { call } from '../call.ts'
import { field, Shape } from '../scalars.ts'
import { Status } from './status.ts'

export const getStatus = call({
  method: 'GET',
  path: '/v1/status',
  family: 'stoa',
  summary: 'Get the health of the installation.',
  description:
    'Covers the server process, the database, pending work and disk space. Each row has a state and a sentence. For automated uptime ' +
    'checks, use GET /health.',
  source: 'decision 0020',
  allow: ['owner', 'app'],
  permission: 'STATUS.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ status: field(Status, 'The health of the installation, part by part.') }),
  problems: {},
  example: {},
})
