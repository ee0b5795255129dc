import { pieces } from '@stoa/ui/texts/pieces'

/** Sentences about the undo of an import, without what there is none of: `undoTexts('item', 'items')`. */
export const undoTexts = (one: string, many: string) => ({
  undoText: (inserted: number, updated: number): string => {
    const effects = [
      ...(inserted > 0 ? [`${pieces(inserted, `imported ${one}`, `imported ${many}`)} will be removed`] : []),
      ...(updated > 0 ? [`${pieces(updated, `updated ${one}`, `updated ${many}`)} will be restored`] : []),
    ]
    return `${effects.join(', and ')}. ${many[0]!.toUpperCase()}${many.slice(1)} that someone has changed since stay as they are.`
  },
  undone: (removed: number, restored: number, since: number): string => {
    const effects = [
      ...(removed > 0 ? [`${pieces(removed, one, many)} removed`] : []),
      ...(restored > 0 ? [`${pieces(restored, one, many)} restored`] : []),
    ]
    const skipped =
      since > 0 ? `; ${pieces(since, one, many)} skipped because someone has changed ${since === 1 ? 'it' : 'them'} since` : ''
    return `${effects.join(', ') || 'Nothing was undone'}${skipped}.`
  },
})
