interface Names {
  /** Empty if it was deleted. */
  name: string
  choices: string
}

/** The name of an item with its choices. */
export const itemName = ({ name, choices }: Names, deleted = ''): string => [name || deleted, choices].filter(Boolean).join(', ')
