import { parseAst } from 'vite'
import { contract } from '@stoa/contract'
import { describedFields } from '@stoa/contract/described'
import { commonProblems } from '@stoa/contract/problems'
import { builtInRoles } from '@stoa/contract/roles/built-in'
import { allCalls } from '@stoa/contract/routes'
import { isTest, paths, textOf } from './sources.ts'

/** One sentence for people to read, and its file. */
export interface Wording {
  of: string
  text: string
}

/** Banned words of texts, each with a better one. Someone who reads about the product for the first time has to understand every sentence. */
export const banned: readonly { word: RegExp; instead: string }[] = [
  { word: /\bsomebody\b/i, instead: 'someone, or name the person: a shopper, a member' },
  { word: /\bwho(m|so)?ever\b/i, instead: 'everyone who, people who, if' },
  { word: /\bdesks?\b/i, instead: 'dashboard' },
  { word: /\breckon\w*/i, instead: 'calculate' },
  { word: /\b(un)?told\b/i, instead: 'shown, sent' },
  { word: /\bcan be had\b/i, instead: 'available' },
  { word: /\bstands?\b/i, instead: 'is, appears' },
  { word: /\b(any|good no) more\b(?! \w+s\b)/i, instead: 'no longer' },
  { word: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { word: /\bworth (nothing|one)\b/i, instead: 'no longer works' },
  { word: /\b(taken|take|took) off\b/i, instead: 'removed' },
  { word: /\bwhat needs you\b/i, instead: 'needs attention' },
  { word: /\bgetting ready\b/i, instead: 'set up' },
  { word: /\bmeanwhile\b/i, instead: 'leave it out: someone else has changed this' },
  { word: /\bparted by\b|\bapart by\b/i, instead: 'separated by' },
  { word: /\bways? of (delivery|paying)\b/i, instead: 'delivery option, payment method' },
  { word: /\bthis is no\b/i, instead: 'enter a valid …' },
  { word: /\bthere is no such\b/i, instead: 'this … doesn’t exist' },
  { word: /\bbelongs? into\b/i, instead: 'put it in' },
  { word: /\bletter (by|for) letter\b|\bto the letter\b/i, instead: 'exactly' },
  { word: /\bcomes? (in )?by\b/i, instead: 'visits, signs in with' },
  { word: /\blies? in\b/i, instead: 'is in' },
  { word: /\be-mails?\b/i, instead: 'email' },
  { word: /\blog(-| )in\b/i, instead: 'sign in, sign-in' },
  { word: /\b(is|are)(n’t| not) there\b/i, instead: 'doesn’t exist, hasn’t arrived' },
  { word: /(?<!\bthere )\b(is|are) no (?!longer\b|one\b|more\b)/i, instead: 'isn’t a' },
  { word: /\b(comes?|came) to nothing\b/i, instead: 'failed' },
  { word: /\bgoes by\b/i, instead: 'depends on' },
]

/** Only for texts of screens and emails: documents may name the parts of the product. */
export const bannedOnScreens: typeof banned = [
  { word: /\bof (one|its|their|your)('|’)?s? own\b/i, instead: 'separate, private' },
  { word: /\bpast its time\b|\bis over\b/i, instead: 'has expired' },
  { word: /\bplease\b/i, instead: 'leave it out' },
  { word: /\bmails?\b(?! servers?\b)/i, instead: 'email' },
  { word: /\brefuse[sd]?\b/i, instead: 'rejected, not allowed' },
  { word: /\bCould not save|does not take this\b/i, instead: 'Couldn’t save: …' },
]

/** The string and template literals of a file, without those of its imports and types, and without tagged ones, which are SQL. An expression inside a
 *  template counts as a word. */
export function literalsOf(path: string): Wording[] {
  const found: Wording[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
    const { expression, quasi } = node as { expression?: unknown; quasi?: { expressions: unknown } }
    if (type === 'ImportDeclaration') return
    if (type?.startsWith('TS') === true) return type.endsWith('Expression') ? walk(expression) : undefined
    if (type === 'TaggedTemplateExpression') return walk(quasi!.expressions)
    if (type === 'Literal' && typeof value === 'string') found.push({ of: path, text: value })
    if (type === 'TemplateLiteral') found.push({ of: path, text: quasis!.map((part) => part.value.cooked).join('…') })
    Object.entries(node).forEach(([key, inner]) => key !== 'key' && walk(inner))
  }
  walk(parseAst(textOf(path), { lang: 'ts' }))
  return found
}

/** The messages in the server's code: literals of at least four words that don't look like SQL. Settings are a separate kind. */
const serverMessages = (): Wording[] =>
  paths('server/src/**/*.ts')
    .filter((path) => !isTest(path) && path !== 'server/src/kernel/settings.ts')
    .flatMap(literalsOf)
    .filter(({ text }) => text.trim().split(/\s+/).length >= 4 && !isSql.test(text))

const isSql = /^\s*\(?(select|insert into|update|delete from|create|alter|drop|set|case|coalesce)\b| as "\w+"/

/** The paragraphs of a Markdown file, without code. */
export const paragraphsOf = (path: string): Wording[] =>
  textOf(path)
    .replaceAll(/^```[\s\S]*?^```$|^ {4}.*$|`[^`\n]*`|\]\([^)]*\)/gm, ' ')
    .split('\n')
    .map((text) => ({ of: path, text }))

const calls = allCalls(contract)

/** Summaries and descriptions of all calls, and the messages of all errors. */
const contractTexts = (): Wording[] => [
  ...calls.flatMap(({ id, call: { summary, description = '' } }) => [summary, description].map((text) => ({ of: id, text }))),
  ...calls.flatMap(({ id, call: { problems } }) => Object.values(problems).map(({ message }) => ({ of: id, text: message }))),
  ...Object.entries(commonProblems).map(([of, { message }]) => ({ of, text: message })),
  ...Object.entries(builtInRoles).map(([of, { description }]) => ({ of, text: description })),
]

/** The texts that people read, by kind. */
export const wordings: Readonly<Record<string, { texts: () => Wording[]; banned: typeof banned }>> = {
  'texts of the apps and of emails': {
    texts: () =>
      [...paths('{storefront,dashboard,ui}/src/**/{*-texts,texts/en/*}.ts'), ...paths('server/src/**/mail-texts.ts')].flatMap(literalsOf),
    banned: [...banned, ...bannedOnScreens],
  },
  'messages of commands and settings': {
    texts: () => [...paths('bin/**/*.js'), 'server/src/kernel/settings.ts'].flatMap(literalsOf),
    banned,
  },
  'messages of the server': { texts: serverMessages, banned: [...banned, ...bannedOnScreens] },
  'calls and errors of the contract': { texts: contractTexts, banned },
  'fields of the contract': {
    texts: () => describedFields(contract).map(({ name, sentence = '' }) => ({ of: name, text: sentence })),
    banned,
  },
  'pages of the reference and rows of the health page': {
    texts: () => ['docs/*.ts', 'docs/browser/*.ts', 'status/rows.ts'].flatMap((of) => paths(`server/src/web/${of}`)).flatMap(literalsOf),
    banned,
  },
  documents: { texts: () => [...paths('*.md'), ...paths('docs/{*,guides/*}.md')].flatMap(paragraphsOf), banned },
}
