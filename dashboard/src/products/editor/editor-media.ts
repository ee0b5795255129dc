import { createContext, useContext } from 'react'
import type { MediaFacts } from './editor-facts.ts'

/** The pictures and videos that the form has shown, by their IDs: those of the product, and those that were chosen since. */
export type EditorMedia = Map<string, MediaFacts>

export const EditorMediaContext = createContext<EditorMedia>(new Map())

export const useEditorMedia = (): EditorMedia => useContext(EditorMediaContext)

export const factsIn = (known: EditorMedia, id: string): MediaFacts => known.get(id) ?? { id, mediaType: 'IMAGE' }
