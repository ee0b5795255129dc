/** Whether a text contains all of these words, in any order. */
export const matchesSearch = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
