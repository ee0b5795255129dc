/** The editor of rich texts. */
export const richText = {
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underlined',
    strike: 'Struck out',
    code: 'Code',
    heading2: 'Heading',
    heading3: 'Smaller heading',
    bulletList: 'List',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    codeBlock: 'Block of code',
    rule: 'Line across',
    undo: 'Undo',
    redo: 'Redo',
    link: 'Link',
    image: 'Picture',
  },
  address: { link: 'Where the link leads', image: 'Picture' },
  addressHint: {
    link: 'An address of the web, of mail, or a page of this site such as /about.',
    image: 'The media text of a picture (wix:image://…), or its address.',
  },
  wrong: { link: 'This is no address a page may lead to.', image: 'This is no picture that can be shown.' },
  alt: 'What it shows, in words',
  apply: { link: 'Set the link', image: 'Put it in' },
  unlink: 'Take the link away',
  cancel: 'Cancel',
  toEditor: 'To the editor',
  toSource: { html: 'As HTML', content: 'As JSON' },
  toggleOf: (toggle: string, field: string) => `${toggle}: ${field}`,
  kept: (what: string) => `The editor does not know all that stands here (${what}) and would lose it, so it is written as it is kept.`,
}

/** A field that names a file. */
export const mediaField = {
  hint: 'The media text of a file (wix:image://…), or its address.',
  galleryHint: 'Written as JSON: a list of objects whose src is the media text of a file, or its address.',
  previewOf: (field: string) => `What ${field} looks like`,
  kinds: { image: 'Picture', video: 'Video', vector: 'Drawing', audio: 'Sound', document: 'Document' },
  size: (width: number, height: number) => `${width} × ${height}`,
  open: 'Open it in a new tab',
  unknown: 'No file is named by this.',
  more: (count: number) => `and ${count} more`,
}
