import { ascii, type HostileFile } from './hostile-file.ts'

const svg = (inner: string, attributes = 'width="40" height="30"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`

const entities = (levels: number): string => {
  const declared = Array.from({ length: levels }, (_, level) =>
    level === 0 ? '<!ENTITY e0 "lol">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
  )
  return `<?xml version="1.0"?><!DOCTYPE svg [${declared.join('')}]>${svg(`<text>&e${levels - 1};</text>`)}`
}

const drawings: Readonly<Record<string, string>> = {
  'a drawing with a script': svg('<script>alert(1)</script>'),
  'a drawing with a script of another place': svg('<script href="https://evil.example/a.js"/>'),
  'a drawing with an event': svg('<rect width="9" height="9" onload="alert(1)" onclick="alert(1)"/>'),
  'a drawing with a page in it': svg(
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  ),
  'a drawing with a link of a script': svg('<a xlink:href="java\nscript:alert(1)"><rect width="9" height="9"/></a>'),
  'a drawing with an animated link': svg('<a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a>'),
  'a drawing of the password file': svg('<image width="9" height="9" xlink:href="file:///etc/passwd"/>'),
  'a drawing that reads this machine': svg('<image width="9" height="9" href="http://169.254.169.254/latest/meta-data"/>'),
  'a drawing that uses another': svg('<use href="https://evil.example/a.svg#b"/>'),
  'a drawing that uses itself': svg('<g id="a"><use href="#a"/></g><use href="#a"/>'),
  'a drawing with a style of another place': svg(
    '<style>@import url(https://evil.example/a.css); *{background:url(file:///etc/passwd)}</style>',
  ),
  'a drawing with a billion laughs': entities(9),
  'a drawing with an entity of a file': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  'a drawing with an entity of a URL': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1:1/x">%x;]>${svg('')}`,
  'a drawing with a style sheet of XSLT': `<?xml-stylesheet type="text/xsl" href="data:text/xml,<x/>"?>${svg('')}`,
  'a drawing of a million pixels': svg('<rect width="100%" height="100%"/>', 'width="1000000" height="1000000"'),
  'a drawing of 1e308 pixels': svg('', 'width="1e308" height="1e308"'),
  'a drawing of a size below zero': svg('', 'width="-1" height="-1"'),
  'a drawing of no number of pixels': svg('', 'width="NaN" height="Infinity" viewBox="0 0 0 0"'),
  'a drawing that is 20,000 levels deep': svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
  'a drawing with a filter without end': svg(
    '<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect filter="url(#f)" width="9" height="9"/>',
  ),
  'a drawing with a pattern of nothing': svg(
    '<pattern id="p" width="0.0000001" height="0.0000001" patternUnits="userSpaceOnUse"/><rect fill="url(#p)" width="9" height="9"/>',
  ),
  'a drawing with 100,000 shapes': svg('<path d="M0 0h1"/>'.repeat(100_000)),
  'a drawing that doesn’t end': svg('').slice(0, -6),
  'a drawing within a comment': `<!-- <svg> -->${svg('<script>alert(1)</script>')}`,
  'a drawing of another name space': '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></x:svg>',
}

const pages: Readonly<Record<string, string>> = {
  'a page': '<!doctype html><script>alert(1)</script>',
  'a page after spaces': `${' \n'.repeat(30_000)}<html><script>alert(1)</script>`,
  'a page after a comment': '<!-- x --><html onload="alert(1)">',
  'a page of XML': '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  'a page in a text': 'Dear reader <script>alert(1)</script>',
  'a page in a list': 'name,<img src=x onerror=alert(1)>\n=cmd|calc,2',
  'a script': '#!/bin/sh\nrm -rf /\n',
  'a script of PHP': '<?php system($_GET[0]);',
  'a playlist of the password file': '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
  'a playlist of this machine': '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nhttp://127.0.0.1:1/a\n#EXT-X-ENDLIST\n',
  'a list of files to join': "ffconcat version 1.0\nfile '/etc/passwd'\n",
  'a text of marks that turn it round': '\u202E\u2066'.repeat(1000),
}

export function hostileDrawings(): HostileFile[] {
  const texts = { ...drawings, ...pages }
  return [
    ...Object.entries(texts).map(([title, text]) => ({ title, name: 'drawing.svg', bytes: Buffer.from(text) })),
    { title: 'a drawing in UTF-16', name: 'drawing.svg', bytes: Buffer.from(`\uFEFF${drawings['a drawing with a script']}`, 'utf16le') },
    { title: 'a page in UTF-7', name: 'page.txt', bytes: ascii('+ADw-script+AD4-alert(1)+ADw-/script+AD4-') },
  ]
}
