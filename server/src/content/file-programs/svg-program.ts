import createPurifier, { type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'
import { withoutDoctype } from '../markup/public.ts'
import type { Answer, CleanDrawing, DrawingRequest, DrawingResponse } from './drawing-process.ts'
import { linesOf } from './lines.ts'
import { svgSize } from './svg-size.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Pictures that a browser decodes itself. */
const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/i

/** What may be referred to: a part of the drawing, or a picture within it. */
const isOwn = (reference: string): boolean => reference.trim().startsWith('#') || inlinePicture.test(reference.trim())

/** Whether a style asks for something outside of the drawing. Escapes hide words, and aren't needed. */
function isForeignStyle(css: string): boolean {
  const plain = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
  if (/\\|@import|@font-face|expression\s*\(|image-set\s*\(|src\s*\(/i.test(plain)) return true
  return [...plain.matchAll(/url\(\s*["']?([^)"']*)/gi)].some(([, reference]) => !isOwn(reference!))
}

const { window } = new JSDOM('')
const purifier = createPurifier(window as unknown as WindowLike)

purifier.addHook('uponSanitizeAttribute', (_node, data) => {
  const isReference = data.attrName === 'href' || data.attrName === 'xlink:href' || data.attrName === 'src'
  if (isReference ? !isOwn(data.attrValue) : isForeignStyle(data.attrValue)) data.keepAttr = false
})
purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style' && isForeignStyle(node.textContent ?? '')) node.textContent = ''
})

// Each line is a drawing, and each line of the output is what became of it.
for await (const line of linesOf(process.stdin, Infinity)) {
  const { number, text } = JSON.parse(line) as DrawingRequest
  const response: DrawingResponse = { number, answer: answerTo(text) }
  process.stdout.write(`${JSON.stringify(response)}\n`)
}

function answerTo(text: string): Answer {
  const xml = withoutDoctype(text)
  if (xml === undefined) return { problem: 'DOCTYPE' }
  try {
    return cleaned(xml)
  } catch {
    return { problem: 'INVALID' }
  }
}

function cleaned(xml: string): CleanDrawing {
  const drawing = new window.DOMParser().parseFromString(xml, 'image/svg+xml').documentElement
  if (drawing.localName !== 'svg' || drawing.namespaceURI !== svgNamespace) throw new Error('no drawing')
  purifier.sanitize(drawing, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignObject', 'script'],
  })
  const size = svgSize((name) => drawing.getAttribute(name))
  return { ...size, text: new window.XMLSerializer().serializeToString(drawing) }
}
