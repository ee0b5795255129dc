/** What a start does, and how far it is: `2 of 4`. */
export interface Step {
  text: string
  howFar?: string
}

/** Is told what a start does next, and of a step of several parts, how far it is. */
export type OnStep = (step: Step) => void
