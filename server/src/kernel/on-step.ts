/** What a start does, and how far it is: `2 of 4`. */
export interface Step {
  text: string
  howFar?: string
}

/** Receives each step of a start, and how far a step of several parts is. */
export type OnStep = (step: Step) => void
