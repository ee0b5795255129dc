import { Type } from 'typebox'
import { call } from '../call.ts'
import { Day, maybe, Shape } from '../scalars.ts'
import { Desk } from './desk.ts'
import { intervals, SalesReport } from './sales-report.ts'

const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'REPORTS.READ', writes: false } as const

export const getSalesReport = call({
  ...reader,
  method: 'GET',
  path: '/v1/reports/sales',
  summary: 'What was sold in a stretch of time, compared with the stretch before it.',
  description:
    "Orders and what they come to between two days of the site's time zone, both included; the last thirty days where nothing is said. " +
    'An order counts on the day it was bought, from its approval on: what waits for its payment, was declined or cancelled does not. ' +
    'Where no interval is named, up to 92 days are told by DAY, up to 366 by WEEK and longer stretches by MONTH. `topProducts` follow ' +
    'an order by a second or two. A stretch that ends before it begins, or is too long for its interval, is refused.',
  source: 'screens §5: today; decision 0021',
  request: Shape({ from: maybe(Day), to: maybe(Day), interval: maybe(Type.Enum(intervals)) }),
  response: Shape({ report: SalesReport }),
  problems: {},
  example: { from: '2026-11-01', to: '2026-11-30' },
})

export const getDesk = call({
  ...reader,
  method: 'GET',
  path: '/v1/reports/desk',
  summary: 'Count what waits for somebody at the desk.',
  description:
    'How much waits for the owner, in one call and for a few statements, however large the shop: made for badges that every page shows.',
  source: 'screens §5: today, badges of the sidebar',
  request: Shape({}),
  response: Shape({ desk: Desk }),
  problems: {},
  example: {},
})
