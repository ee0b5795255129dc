/** A document in the editor's format. */
export interface EditorNode {
  type?: string | undefined
  attrs?: Record<string, unknown> | undefined
  content?: EditorNode[] | undefined
  marks?: EditorMark[] | undefined
  text?: string | undefined
}

export interface EditorMark {
  type: string
  attrs?: Record<string, unknown> | undefined
}
