import { turnsOf } from '../../kernel/turns.ts'
import { inForeground } from './pausable.ts'

const inTurn = turnsOf(1)

/** Runs one program at a time: several would take the processor from the requests. Those in the background pause. */
export const inProgramTurn = <T>(work: () => Promise<T>): Promise<T> => inTurn(() => inForeground(work))
