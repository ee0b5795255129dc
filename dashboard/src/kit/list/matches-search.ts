/** Whether a text has all of these words in it, in whatever order. */
export const matchesSearch = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
