/** A path on this site that a link or form can return to. Anything else, especially another site, gives `otherwise` (threat X03). */
export function relativePath(asked: string | null | undefined, otherwise: string): string {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return otherwise
  const here = 'http://here.invalid'
  const target = URL.canParse(asked, here) ? new URL(asked, here) : undefined
  return target?.origin === here && !target.pathname.startsWith('//') ? `${target.pathname}${target.search}${target.hash}` : otherwise
}
