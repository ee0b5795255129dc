import { transitions } from '../transitions.ts'

/** RECEIVING: its file is coming in. READY: it can be planned, tried and started. CHECKING: it is being tried, nothing is written. RUNNING, PAUSED. FINISHED and
 *  CANCELED: what was written can be undone. UNDOING, UNDONE. FAILED: a row has no end, or the collection is gone; `failure` says which, and
 *  it may go on where it was. */
export const importStatuses = [
  'RECEIVING',
  'READY',
  'CHECKING',
  'RUNNING',
  'PAUSED',
  'FINISHED',
  'CANCELED',
  'FAILED',
  'UNDOING',
  'UNDONE',
] as const
export type ImportStatus = (typeof importStatuses)[number]

export const importTransitions = transitions<ImportStatus>({ states: importStatuses, begins: ['RECEIVING'] })({
  receive: { from: ['RECEIVING'], to: 'READY' },
  plan: { from: ['READY'], to: 'READY' },
  check: { from: ['READY'], to: 'CHECKING' },
  checked: { from: ['CHECKING'], to: 'READY' },
  start: { from: ['READY'], to: 'RUNNING' },
  pause: { from: ['RUNNING'], to: 'PAUSED' },
  resume: { from: ['PAUSED', 'FAILED'], to: 'RUNNING' },
  cancel: { from: ['RECEIVING', 'READY', 'CHECKING', 'RUNNING', 'PAUSED'], to: 'CANCELED' },
  finish: { from: ['RUNNING'], to: 'FINISHED' },
  fail: { from: ['RUNNING'], to: 'FAILED' },
  undo: { from: ['FINISHED', 'CANCELED', 'FAILED'], to: 'UNDOING' },
  undone: { from: ['UNDOING'], to: 'UNDONE' },
})

/** What the server works at. */
export const activeStatuses = ['CHECKING', 'RUNNING', 'UNDOING'] as const satisfies readonly ImportStatus[]

/** What may be deleted: nothing is being written. */
export const deletableStatuses = [
  'RECEIVING',
  'READY',
  'FINISHED',
  'CANCELED',
  'FAILED',
  'UNDONE',
] as const satisfies readonly ImportStatus[]
