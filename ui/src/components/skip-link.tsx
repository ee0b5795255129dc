import { mainId } from '../page-focus.ts'

/** The first thing the Tab key reaches: past the header, to what the page is about. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a href={`#${mainId}`} className="button button-primary sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50">
      {text}
    </a>
  )
}
