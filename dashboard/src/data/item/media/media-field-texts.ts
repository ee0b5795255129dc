/** A field with a file. */
export const mediaField = {
  hint: 'A media reference (wix:image://…) or a URL.',
  galleryHint: 'Enter a JSON list of objects. Each src is a media reference or a URL.',
  kinds: { image: 'Picture', video: 'Video', vector: 'Drawing', audio: 'Audio', document: 'Document' },
  size: (width: number, height: number) => `${width} × ${height}`,
  open: 'Open in a new tab',
  unknown: 'This isn’t a known file.',
}
