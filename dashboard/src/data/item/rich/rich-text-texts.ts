/** The rich text editor. */
export const richText = {
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    code: 'Code',
    heading2: 'Heading',
    heading3: 'Subheading',
    bulletList: 'Bulleted list',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    codeBlock: 'Code block',
    rule: 'Divider',
    undo: 'Undo',
    redo: 'Redo',
    link: 'Link',
    image: 'Picture',
  },
  address: { link: 'Link URL', image: 'Picture URL' },
  addressHint: {
    link: 'A web or email address, or a page of this site such as /about.',
    image: 'A media reference (wix:image://…) or a URL.',
  },
  wrong: { link: 'Enter a valid link.', image: 'Enter a valid picture.' },
  alt: 'Alternative text',
  apply: { link: 'Set link', image: 'Insert' },
  unlink: 'Remove link',
  cancel: 'Cancel',
  library: 'Choose from the library',
  toEditor: 'Edit visually',
  toSource: { html: 'Edit HTML', content: 'Edit JSON' },
  toggleOf: (toggle: string, field: string) => `${toggle}: ${field}`,
  kept: (what: string) => `The editor doesn’t support some of this content (${what}), so you can only edit its source.`,
}

/** A field with a file. */
export const mediaField = {
  hint: 'A media reference (wix:image://…) or a URL.',
  galleryHint: 'Enter a JSON list of objects. Each src is a media reference or a URL.',
  kinds: { image: 'Picture', video: 'Video', vector: 'Drawing', audio: 'Audio', document: 'Document' },
  size: (width: number, height: number) => `${width} × ${height}`,
  open: 'Open in a new tab',
  unknown: 'This isn’t a known file.',
}
