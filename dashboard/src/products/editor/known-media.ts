import { createContext, useContext } from 'react'
import type { MediaFacts } from './editor-facts.ts'

/** The pictures and videos that the form has shown, by their IDs: those of the product, and those that were chosen since. */
export type KnownMedia = Map<string, MediaFacts>

export const KnownMediaContext = createContext<KnownMedia>(new Map())

export const useKnownMedia = (): KnownMedia => useContext(KnownMediaContext)

export const factsIn = (known: KnownMedia, id: string): MediaFacts => known.get(id) ?? { id, mediaType: 'IMAGE' }
