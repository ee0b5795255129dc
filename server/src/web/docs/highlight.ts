import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import ini from 'highlight.js/lib/languages/ini'
import json from 'highlight.js/lib/languages/json'
import nginx from 'highlight.js/lib/languages/nginx'
import typescript from 'highlight.js/lib/languages/typescript'
import yaml from 'highlight.js/lib/languages/yaml'
import { escapeHtml, trustedHtml, type Html } from '../../http/html.ts'

for (const [name, grammar] of Object.entries({ bash, ini, json, nginx, typescript, yaml })) highlighter.registerLanguage(name, grammar)

export type Language = 'json' | 'ts' | 'tsx' | 'js' | 'sh' | 'ini' | 'nginx' | 'yaml' | 'text'

const grammars = {
  json: 'json',
  ts: 'typescript',
  tsx: 'typescript',
  js: 'typescript',
  sh: 'bash',
  ini: 'ini',
  nginx: 'nginx',
  yaml: 'yaml',
} as const

/** Code with its tokens marked by the classes of highlight.js, which escapes all of it. */
export const highlight = (source: string, language: Language): Html =>
  trustedHtml(language === 'text' ? escapeHtml(source) : highlighter.highlight(source, { language: grammars[language] }).value)
