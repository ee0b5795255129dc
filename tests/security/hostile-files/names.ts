import type { HostileFile } from './hostile-file.ts'

const names: readonly string[] = [
  '../../../etc/passwd.png',
  '..\\..\\windows\\system32\\a.png',
  '/etc/passwd.png',
  'C:\\con.png',
  'CON.png',
  'NUL',
  'a.png::$DATA',
  'a\0.html.png',
  'a\r\nset-cookie: b=c.png',
  'a\u202Egnp.exe',
  '\u2066\u2067\u200F',
  `${'x'.repeat(4000)}.png`,
  `${'é'.repeat(900)}.png`,
  '.htaccess',
  '..',
  '',
  ' ',
  'a"; filename="b.html',
  "a'; drop table files; --.png",
  '<script>alert(1)</script>.png',
  '%2e%2e%2fpasswd.png',
  '${7*7}{{7*7}}.png',
  '=cmd|calc.png',
  '\uD800.png',
  '__proto__',
  'a.png.php',
  'a\u0000',
  'a\nb\tc.png',
  '-rf',
  '👩‍👩‍👧‍👦'.repeat(100),
]

/** Harmless files with the names of harmful ones. */
export const hostileNames = (bytes: Buffer): HostileFile[] =>
  names.map((name) => ({ title: `the name ${JSON.stringify(name.slice(0, 40))}`, name, bytes }))
