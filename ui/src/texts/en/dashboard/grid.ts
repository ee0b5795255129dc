import { pieces } from '../../pieces.ts'

interface Bounds {
  min?: number | undefined
  max?: number | undefined
  sizeMin?: number | undefined
  sizeMax?: number | undefined
}

/** The spreadsheet of a data collection. */
export const grid = {
  rowNumber: 'Row',
  openItem: (row: number) => `Open the item of row ${row}`,
  loadingCell: 'Loading',
  yes: 'Yes',
  no: 'No',
  search: 'Find words in texts',
  newItem: 'New item',
  undo: 'Undo',
  redo: 'Redo',
  retry: 'Try again',
  noRows: 'There is nothing here.',
  sortHint: 'Sorts by this column; with Shift beside others',
  editing: (field: string) => `${field}, being edited`,
  saving: 'Saving',
  conflictHere: 'Somebody else has changed this cell meanwhile.',
  changedMeanwhile: (text: string) => (text === '' ? 'Emptied meanwhile by somebody else.' : `Somebody else has made this: ${text}`),
  selected: (rows: number, columns: number) => `${pieces(rows, 'row', 'rows')} by ${pieces(columns, 'column', 'columns')} selected`,
  filled: (cells: number) => pieces(cells, 'filled cell', 'filled cells'),
  sum: (sum: string) => `Sum ${sum}`,
  average: (average: string) => `Average ${average}`,
  moreThan: (count: number) => `The first ${count} that match`,
  arrived: (count: number) => pieces(count, 'new item', 'new items'),
  notAnswered: (why: string) => `The server does not take this: ${why}`,
  states: { busy: 'Saving …', conflict: 'Changed by two', saved: 'All saved', failed: '' },
  notSaved: (why: string) => (why === 'offline' ? 'Not saved: no connection.' : `Not saved: ${why}`),
  leftAlone: (count: number) => `${pieces(count, 'cell was', 'cells were')} left alone: somebody has changed them meanwhile.`,
  notLoaded: 'Some of these rows are still on their way. Please try again in a moment.',
  tooManyPasted: (max: number) => `At most ${max} rows can be pasted at once.`,
  pastedWrong: (count: number) =>
    `${pieces(count, 'pasted text does', 'pasted texts do')} not fit the field. They are marked and not saved.`,
  dropReference: (name: string) => `Remove ${name}`,
  findReference: (field: string) => `Find an item for ${field}`,
  findReferenceHint: 'Find by name …',
  choices: 'Items to refer to',
  noChoice: 'Nothing is found.',
  problems: {
    required: () => 'This field must not be empty.',
    number: () => 'This is no number.',
    boolean: () => 'This is neither yes nor no.',
    day: () => 'This is no day such as 2026-11-20.',
    instant: () => 'This is no time such as 2026-11-20 13:05.',
    time: () => 'This is no time of day such as 13:05.',
    url: () => 'This is no address of a page or a file.',
    email: () => 'This is no e-mail address.',
    json: () => 'This is not written as JSON.',
    list: () => 'A list is expected here.',
    object: () => 'An object is expected here.',
    tooSmall: ({ min }: Bounds) => `This is less than ${min}.`,
    tooLarge: ({ max }: Bounds) => `This is more than ${max}.`,
    tooShort: ({ sizeMin }: Bounds) => `This is shorter than ${sizeMin}.`,
    tooLong: ({ sizeMax }: Bounds) => `This is longer than ${sizeMax}.`,
    offline: () => 'Not saved: no connection.',
    gone: () => 'Not saved: somebody else has deleted this item.',
  },
}
