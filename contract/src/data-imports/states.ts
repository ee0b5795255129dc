import { transitions } from '../transitions.ts'

/** RECEIVING: the file is being uploaded. READY: it can be planned, tried and started. CHECKING: a trial run that writes nothing. RUNNING, PAUSED. FINISHED
 *  and CANCELED: the import can be undone. UNDOING, UNDONE. FAILED: a row never ends, or the collection was deleted; `failure` gives the reason, and the
 *  import may be resumed. */
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

/** Statuses in which the server is working on the import. */
export const activeStatuses = ['CHECKING', 'RUNNING', 'UNDOING'] as const satisfies readonly ImportStatus[]

/** Statuses in which an import can be deleted, because nothing is being written. */
export const deletableStatuses = [
  'RECEIVING',
  'READY',
  'FINISHED',
  'CANCELED',
  'FAILED',
  'UNDONE',
] as const satisfies readonly ImportStatus[]
