import { en } from './en.ts'
import { textsIn } from './texts-in.ts'

/** Everything both apps say, in a language. */
export const textsOf = textsIn({ en })
