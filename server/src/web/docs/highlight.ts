import { escapeHtml, type Html, trusted } from '../../http/html.ts'

export type Language = 'json' | 'ts' | 'tsx' | 'js' | 'sh' | 'text'

const code =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|('(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*")|\b(const|let|return|await|async|function|import|export|from|type|interface|new|if|for|of|while|throw|try|catch|true|false|null|undefined)\b|\b(\d[\d_.]*)\b/g
const shell = /(^|\s)(#[^\n]*)|("(?:[^"\\]|\\.)*"|'[^']*')|(?<=\s)(-{1,2}[\w-]+)/gm
const json = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\b\d+(?:\.\d+)?\b)/g

const marked = (kind: string, text: string): string => `<span class="t-${kind}">${escapeHtml(text)}</span>`

/** Code with its words marked for the style sheet. What no rule knows stays as it is, escaped. */
export function highlight(source: string, language: Language): Html {
  if (language === 'json')
    return between(source, json, ([all, text, colon, word, number]) =>
      text === undefined
        ? marked(word === undefined ? 'number' : 'word', word ?? number ?? all)
        : `${marked(colon ? 'name' : 'text', text)}${escapeHtml(colon ?? '')}`,
    )
  if (language === 'sh')
    return between(source, shell, ([all, before = '', comment, text, flag]) =>
      comment === undefined
        ? marked(text === undefined ? 'word' : 'text', text ?? flag ?? all)
        : `${escapeHtml(before)}${marked('comment', comment)}`,
    )
  if (language === 'text') return trusted(escapeHtml(source))
  return between(source, code, ([all, comment, text, word]) => marked(comment ? 'comment' : text ? 'text' : word ? 'word' : 'number', all))
}

type Match = [all: string, ...groups: (string | undefined)[]]

function between(source: string, pattern: RegExp, write: (match: Match) => string): Html {
  let end = 0
  let written = ''
  for (const match of source.matchAll(pattern)) {
    written += escapeHtml(source.slice(end, match.index)) + write(match as unknown as Match)
    end = match.index + match[0].length
  }
  return trusted(written + escapeHtml(source.slice(end)))
}
