/** A path on this site that a link or a form may lead back to; anything else, another site above all, is `otherwise` (threat X03). */
export function relativePath(asked: string | null | undefined, otherwise: string): string {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return otherwise
  const here = 'http://here.invalid'
  const target = URL.canParse(asked, here) ? new URL(asked, here) : undefined
  return target?.origin === here && !target.pathname.startsWith('//') ? `${target.pathname}${target.search}${target.hash}` : otherwise
}
