interface Choice {
  value: string
  description: string
}

/** An option of a file’s product. The value of a choice is its name or, of a colour, its code. */
export interface ReadOption {
  name: string
  choices: Choice[]
  /** Whether its choices are colours, if it has no columns, which would tell. */
  areColours?: boolean
  /** IDs of files by the names of the choices that they show. */
  pictures?: ReadonlyMap<string, string[]>
}
