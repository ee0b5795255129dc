import { pieces } from '@stoa/ui/texts/pieces'

/** The position of a collection in words. */
const positionText = (position: number, siblings: number, parent: string | undefined): string =>
  `${position} of ${siblings} ${parent === undefined ? 'at the top level' : `in “${parent}”`}`

/** The tree of collections, and what moves them in it. */
export const collectionTree = {
  table: 'Collections and their subcollections',
  hint: 'Drag a collection to move it, or focus it and press Alt with an arrow key.',
  actions: 'Actions',
  expand: (name: string) => `Show what is in ${name}`,
  collapse: (name: string) => `Hide what is in ${name}`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  inside: (count: number) => pieces(count, 'subcollection', 'subcollections'),
  products: (count: number) => pieces(count, 'product', 'products'),
  hidden: 'Hidden',
  cut: (max: number) => `Only the first ${max} collections are shown. Search finds the others.`,
  move: 'Move',
  moveOf: (name: string) => `Move ${name}`,
  moveTitle: (name: string) => `Move “${name}”`,
  place: (position: number, siblings: number, parent: string | undefined) => `Now ${positionText(position, siblings, parent)}`,
  moved: (name: string, position: number, siblings: number, parent: string | undefined) =>
    `“${name}” is now ${positionText(position, siblings, parent)}`,
  movedPlain: (name: string) => `“${name}” moved`,
  hides: (parent: string) => `It’s hidden now, because “${parent}” is hidden.`,
  undo: 'Undo',
  steps: { up: 'Move up', down: 'Move down', in: 'Move into the previous one', out: 'Move out' },
  stepInto: (name: string) => `Move into “${name}”`,
  stepOut: (name: string) => `Move out of “${name}”`,
  noStep: {
    up: 'It’s the first one here',
    down: 'It’s the last one here',
    in: 'The collection before it can’t take it',
    out: 'It’s at the top level already',
  },
  parent: 'Parent collection',
  parentHint: 'Everything inside it moves too. In a hidden collection, it becomes hidden.',
  newParentHint: 'In a hidden collection, it will be hidden too.',
  isHidden: 'hidden',
  top: 'None (top level)',
  parentProblems: {
    isItself: 'this collection',
    isBelow: 'inside this collection',
    isTooDeep: 'more than 5 levels',
    isFixed: 'holds all products',
  },
  position: 'Position',
  positions: { LAST: 'At the end', FIRST: 'At the start' },
  placeTitle: 'Place',
  path: 'Collections above',
  openInTree: 'Change the order in the list',
  subcollections: 'Subcollections',
  noSubcollections: 'No subcollections yet',
  newSubcollection: 'New subcollection',
  hiddenAbove: (name: string) => `“${name}” is hidden, so this collection is hidden too. Show that one first.`,
  hidesBelow: (count: number) =>
    `Hiding it also hides ${pieces(count, 'subcollection', 'subcollections')}. ${count === 1 ? 'That one stays' : 'They stay'} hidden when it’s shown again.`,
  showsAlone: (count: number) =>
    `Its ${pieces(count, 'subcollection', 'subcollections')} ${count === 1 ? 'stays hidden until you show it' : 'stay hidden until you show them'}.`,
  deletesBelow: (count: number) => `${pieces(count, 'subcollection', 'subcollections')} in it ${count === 1 ? 'is' : 'are'} deleted too.`,
  problems: {
    CATEGORY_NOT_FOUND: 'Someone else has deleted this collection. The list shows the collections as they are now.',
    PARENT_CATEGORY_NOT_IN_TREE: 'Someone else has deleted the collection to move it into. The list shows the collections as they are now.',
    AFTER_CATEGORY_NOT_IN_PARENT: 'Someone else has moved these collections. The list shows them as they are now. Move it again.',
    TREE_CYCLE_DETECTED: 'A collection can’t be moved into itself or into one that is inside it.',
    CATEGORY_DEPTH_LIMIT_EXCEEDED: 'Collections can have up to 5 levels. Move it to a higher level.',
    CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 'A shop can have up to 1,000 collections. Delete some that you don’t need.',
    PARENT_CATEGORY_HIDDEN: 'The collection above is hidden. Show that one first.',
    ALL_PRODUCTS_FIXED: '“All Products” always stays where it is.',
    MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: 'An app manages this collection. Only that app can change this.',
  } as Readonly<Record<string, string>>,
}
