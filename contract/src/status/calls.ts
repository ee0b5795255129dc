import { call } from '../call.ts'
import { Shape } from '../scalars.ts'
import { Status } from './status.ts'

export const getStatus = call({
  method: 'GET',
  path: '/v1/status',
  family: 'stoa',
  summary: 'How the installation is, row by row.',
  description:
    'How the installation is: the process that answers, the database, what waits to be done, and room on the disk. Each row has a state ' +
    'and a sentence. For a machine that only asks whether requests are served there is GET /health.',
  source: 'decision 0020',
  allow: ['owner', 'app'],
  permission: 'STATUS.READ',
  writes: false,
  request: Shape({}),
  response: Shape({ status: Status }),
  problems: {},
  example: {},
})
