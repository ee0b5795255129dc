import { createServer } from 'node:http'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { Markup } from './in-chromium.ts'

/** The floor of a page: node:http and React alone render the same markup, without routes, data or components. */
interface Start {
  port: number
  markup: Markup
}

/** Boolean attributes: their values have no meaning. */
const flags = new Set([
  'async',
  'autofocus',
  'checked',
  'disabled',
  'formnovalidate',
  'hidden',
  'inert',
  'multiple',
  'novalidate',
  'open',
  'readonly',
  'required',
  'selected',
])
const respelt: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  checked: 'defaultChecked',
  value: 'defaultValue',
}

function elementOf(markup: Markup, index: number): ReactNode {
  if (typeof markup === 'string') return markup
  const [tag, attributes, content] = markup
  const props: Record<string, unknown> = { key: index }
  for (const [name, value] of Object.entries(attributes)) {
    const isFields = tag === 'input' || tag === 'textarea' || tag === 'select'
    const asProp = (name === 'value' && !isFields ? undefined : respelt[name]) ?? name
    props[asProp] = flags.has(name) ? true : value
  }
  if (tag === 'script' || tag === 'style') props.dangerouslySetInnerHTML = { __html: content.join('') }
  else if (tag === 'textarea') props.defaultValue = content.join('')
  else if (content.length > 0) return createElement(tag, props, content.map(elementOf))
  return createElement(tag, props)
}

function serve({ port, markup }: Start): void {
  const server = createServer((_request, response) => {
    const { pipe } = renderToPipeableStream(elementOf(markup, 0), {
      onShellReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        pipe(response)
      },
      onError: (error) => void response.destroy(error as Error),
    })
  })
  server.listen(port, '127.0.0.1', () => process.send!('listening'))
}

process.on('message', (start: Start) => serve(start))
