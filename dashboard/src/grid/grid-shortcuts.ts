import type { Texts } from '../texts/texts.ts'

type GridTexts = Texts['dashboard']['frame']['shortcuts']['grid']

/** The keyboard shortcuts of the data grid, for the list of shortcuts. */
export const gridShortcuts = (words: GridTexts, commandKey: string): { text: string; keys: readonly string[] }[] => [
  { text: words.move, keys: ['←', '↑', '→', '↓'] },
  { text: words.far, keys: [commandKey, '←↑→↓'] },
  { text: words.page, keys: ['PgUp', 'PgDn'] },
  { text: words.ends, keys: ['Home', 'End'] },
  { text: words.select, keys: ['Shift', '←↑→↓'] },
  { text: words.row, keys: ['Shift', 'Space'] },
  { text: words.fold, keys: ['→', '←'] },
  { text: words.all, keys: [commandKey, 'A'] },
  { text: words.edit, keys: ['Enter', 'F2'] },
  { text: words.leave, keys: ['Esc'] },
  { text: words.next, keys: ['Tab'] },
  { text: words.space, keys: ['Space'] },
  { text: words.clear, keys: ['Del'] },
  { text: words.copy, keys: [commandKey, 'C X V'] },
  { text: words.fillDown, keys: [commandKey, 'D'] },
  { text: words.fillRight, keys: [commandKey, 'R'] },
  { text: words.undo, keys: [commandKey, 'Z'] },
  { text: words.redo, keys: [commandKey, 'Shift', 'Z'] },
]
