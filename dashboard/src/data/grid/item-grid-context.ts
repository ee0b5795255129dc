import { createContext, useContext } from 'react'
import type { Environment } from '../environment.ts'

/** The collection whose items a grid shows. */
export interface ItemGrid {
  collectionId: string
  environment: Environment
}

export const ItemGridContext = createContext<ItemGrid | undefined>(undefined)

export function useItemGrid(): ItemGrid {
  const facts = useContext(ItemGridContext)
  if (!facts) throw new Error('there is no ItemGridContext around this component')
  return facts
}
