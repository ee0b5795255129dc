import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newItemId } from '../../grid/item-id.ts'
import type { RichFormat } from '../field-props.ts'
import { parseJson } from '../parse-json.ts'
import { fromContent, toContent } from './content.ts'
import type { EditorNode } from './document.ts'
import { extensions } from './extensions.ts'
import { cleanMarkup } from './markup.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { toMarkup } from './to-markup.ts'
import './rich-editor.css'

export interface RichEditorProps {
  labelledBy: string
  describedBy?: string | undefined
  format: RichFormat
  /** The initial value, as the form sends it. */
  value: string
  origin: string
  onChange: (value: string) => void
}

/** A rich text editor with a toolbar and shortcuts. Loaded on demand, so that other pages don't include it. */
export function RichEditor(props: RichEditorProps) {
  const { labelledBy, format, value, onChange } = props
  const place = useRef<HTMLDivElement>(null)
  const [begun] = useState(value)
  const [editor] = useState(() => makeEditor(props))
  const change = useEffectEvent(() => onChange(written(editor.getJSON() as EditorNode, format, begun)))
  useEffect(() => {
    const changed = (): void => change()
    editor.mount(place.current!)
    editor.on('update', changed)
    return () => {
      editor.off('update', changed)
      editor.unmount()
    }
  }, [editor])
  return (
    <div className="rich">
      <RichToolbar editor={editor} labelledBy={labelledBy} isContent={format === 'content'} />
      <div ref={place} />
    </div>
  )
}

const makeEditor = ({ labelledBy, describedBy, format, value, origin }: RichEditorProps): Editor =>
  new Editor({
    element: null,
    extensions: extensions(origin, format === 'content'),
    content: format === 'html' ? cleanMarkup(value) : (fromContent(parseJson(value)) ?? ''),
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-area prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: cleanMarkup,
    },
  })

function written(document: EditorNode, format: RichFormat, begun: string): string {
  if (format === 'html') return toMarkup(document)
  const content = toContent(document, parseJson(begun), () => newItemId().slice(0, 5))
  return content === undefined ? '' : JSON.stringify(content, undefined, 2)
}
