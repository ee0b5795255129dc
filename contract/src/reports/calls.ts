import { Type } from 'typebox'
import { call } from '../call.ts'
import { Day, field, maybe, Shape } from '../scalars.ts'
import { DashboardSummary } from './dashboard.ts'
import { intervals, SalesReport } from './sales-report.ts'

const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'REPORTS.READ', writes: false } as const

export const getSalesReport = call({
  ...reader,
  method: 'GET',
  path: '/v1/reports/sales',
  summary: 'Get sales for a period, compared with the previous period.',
  description:
    'Covers full days in the site’s time zone, the last 30 by default. Orders count on the purchase day once approved; unpaid, ' +
    'declined and cancelled orders don’t count. The default interval is DAY up to 92 days, WEEK up to 366 and MONTH above. ' +
    '`topProducts` may lag by a second or two. Fails if the period ends before it starts or is too long for its interval.',
  source: 'screens §5: today; decision 0021',
  request: Shape({
    from: maybe(Day, 'First day of the period, in the site’s time zone. By default, the period has 30 days.'),
    to: maybe(Day, 'Last day of the period, included. Today by default.'),
    interval: maybe(Type.Enum(intervals), 'Length of a row. It follows from the period by default.'),
  }),
  response: Shape({ report: field(SalesReport, 'Sales of the period and of the one before.') }),
  problems: {},
  example: { from: '2026-11-01', to: '2026-11-30' },
})

export const getDashboard = call({
  ...reader,
  method: 'GET',
  path: '/v1/reports/dashboard',
  summary: 'Get the counts shown in the dashboard.',
  description: 'Returns everything that needs attention in one fast call, for badges on every page.',
  source: 'screens §5: today, badges of the sidebar',
  request: Shape({}),
  response: Shape({ dashboard: field(DashboardSummary, 'What needs the team’s attention.') }),
  problems: {},
  example: {},
})
