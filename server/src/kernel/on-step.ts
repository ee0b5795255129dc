/** Is told what a start does next and, for a step of several parts, how to find out how far it is. */
export type OnStep = (text: string, howFar?: () => string) => void
