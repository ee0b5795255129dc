/** What a start does, and how many parts of it are done. */
export interface Step {
  text: string
  progress?: { done: number; total: number }
}

/** Receives each step of a start, and how far a step of several parts is. */
export type OnStep = (step: Step) => void
