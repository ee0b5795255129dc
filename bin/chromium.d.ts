export function chromiumOnMachine(): string | undefined
export function isProgram(path: string): boolean
