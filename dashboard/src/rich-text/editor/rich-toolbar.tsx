import type { Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { type Texts, useTexts } from '../../texts/texts.ts'
import { AddressRow } from './address-row.tsx'

interface RichToolbarProps {
  editor: Editor
  labelledBy: string
  /** Rich content has no inline code. */
  isContent: boolean
}

type Name = keyof Texts['dashboard']['richText']['tools']

interface Tool {
  name: Name
  icon: LucideIcon
  run: (editor: Editor) => void
  /** Whether the format is active at the cursor; absent for one-off actions. */
  isOn?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  mark('bold', Bold),
  mark('italic', Italic),
  mark('underline', Underline),
  mark('strike', Strikethrough),
  mark('code', Code),
  heading('heading2', Heading2, 2),
  heading('heading3', Heading3, 3),
  block('bulletList', List, (editor) => editor.chain().focus().toggleBulletList().run()),
  block('orderedList', ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()),
  block('blockquote', Quote, (editor) => editor.chain().focus().toggleBlockquote().run()),
  block('codeBlock', SquareCode, (editor) => editor.chain().focus().toggleCodeBlock().run()),
  { name: 'rule', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  { name: 'undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
]

function mark(name: 'bold' | 'italic' | 'underline' | 'strike' | 'code', icon: LucideIcon): Tool {
  return { name, icon, run: (editor) => editor.chain().focus().toggleMark(name).run(), isOn: (editor) => editor.isActive(name) }
}

function heading(name: 'heading2' | 'heading3', icon: LucideIcon, level: 2 | 3): Tool {
  const isOn = (editor: Editor): boolean => editor.isActive('heading', { level })
  return { name, icon, run: (editor) => editor.chain().focus().toggleHeading({ level }).run(), isOn }
}

function block(name: 'bulletList' | 'orderedList' | 'blockquote' | 'codeBlock', icon: LucideIcon, run: Tool['run']): Tool {
  return { name, icon, run, isOn: (editor) => editor.isActive(name) }
}

/** A toolbar with a single tab stop; arrow keys move within it. */
export function RichToolbar({ editor, labelledBy, isContent }: RichToolbarProps) {
  const { richText: words } = useTexts().dashboard
  const bar = useRef<HTMLDivElement>(null)
  const [, setTurn] = useState(0)
  const [at, setAt] = useState(0)
  const [asked, setAsked] = useState<'link' | 'image'>()
  useEffect(() => {
    const turn = (): void => setTurn((before) => before + 1)
    editor.on('transaction', turn)
    return () => void editor.off('transaction', turn)
  }, [editor])
  const all: readonly Tool[] = [
    ...tools.filter(({ name }) => !isContent || name !== 'code'),
    { name: 'link', icon: Link, run: () => setAsked('link'), isOn: () => editor.isActive('link') },
    { name: 'image', icon: Image, run: () => setAsked('image') },
  ]
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }
    if (!Object.hasOwn(steps, event.key)) return
    event.preventDefault()
    const to = (steps[event.key]! + all.length) % all.length
    setAt(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <>
      <div ref={bar} role="toolbar" tabIndex={-1} aria-labelledby={labelledBy} className="rich-toolbar" onKeyDown={onKeyDown}>
        {all.map(({ name, icon: Icon, run, isOn }, index) => (
          <button
            key={name}
            type="button"
            className="icon-button size-9 aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
            aria-label={words.tools[name]}
            title={words.tools[name]}
            aria-pressed={isOn?.(editor)}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        ))}
      </div>
      {asked && <AddressRow key={asked} editor={editor} asked={asked} isContent={isContent} onEnd={() => setAsked(undefined)} />}
    </>
  )
}
