import { createContext, useContext } from 'react'
import type { ProductDraft } from './draft/product-draft.ts'
import type { EditorFacts } from './editor-facts.ts'

interface EditorState {
  facts: EditorFacts
  /** What the form started with. */
  initial: ProductDraft
  /** What it has now. */
  draft: ProductDraft
  isNew: boolean
}

export const EditorContext = createContext<EditorState | undefined>(undefined)

export function useEditor(): EditorState {
  const state = useContext(EditorContext)
  if (!state) throw new Error('there is no EditorContext around this component')
  return state
}
