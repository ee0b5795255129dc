import { mainId } from '../page-focus.ts'

/** The first element in tab order: skips the header. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a href={`#${mainId}`} className="button button-primary sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50">
      {text}
    </a>
  )
}
