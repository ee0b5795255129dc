import type { RootFolder } from '@stoa/contract/files/states'
import { likePattern } from '../../database/query/like.ts'

export interface SearchInput {
  words: string[]
  rootFolder: RootFolder
}

export const searchInput = (search: string | null | undefined, rootFolder: RootFolder = 'MEDIA_ROOT'): SearchInput => ({
  words: [...new Set((search ?? '').toLowerCase().split(/\s+/u).filter(Boolean))],
  rootFolder,
})

/** What a word begins after, besides the start of the text. */
const separators = ['\n', ...' -_.,()[]/+&#']

const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u

/** Patterns for LIKE: a text that contains the word matches one of them. The index finds three letters or digits in a row, and fewer at the beginning of a word,
 *  so a shorter word is searched only there. In scripts without spaces, words begin anywhere: they are searched without the index. */
export function patternsOf(word: string): string[] {
  if (/[\p{L}\p{N}]{3}/u.test(word) || spaceless.test(word)) return [likePattern('contains', word)]
  return [likePattern('startsWith', word), ...separators.map((separator) => likePattern('contains', `${separator}${word}`))]
}
