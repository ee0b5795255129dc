import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { TextsContext, type Texts } from './texts/texts.ts'

/** The parts of a page that is being rendered on the server. */
export interface PageParts {
  /** Returns the part as an earlier page has it, or else renders it. */
  part(key: string, render: () => ReactNode): ReactNode
  /** Stands for the path and query of the page. */
  readonly address: string
}

export const PagePartsContext = /* @__PURE__ */ createContext<PageParts | undefined>(undefined)

let count = 0
const nothing = (): undefined => undefined

/** Texts don't change, and there is one object of them for each language. */
const idsOfTexts = /* @__PURE__ */ new WeakMap<Texts, number>()

function idOfTexts(texts: Texts | undefined): number | undefined {
  if (!texts) return undefined
  const id = idsOfTexts.get(texts) ?? count++
  idsOfTexts.set(texts, id)
  return id
}

/** A component that the server renders once for all pages on which it has the same properties and texts. `useFacts` returns what its markup depends on besides. It may
 *  depend on the page's URL through `usePageAddress`, but must not show what `useId` returns: browsers would make another ID. They need none of this:
 *  `import.meta.env.SSR ? renderedOnce(Part) : Part`. */
export function renderedOnce<Props extends object>(
  Part: ComponentType<Props>,
  useFacts: (props: Props) => unknown = nothing,
): ComponentType<Props> {
  const id = count++
  return function RenderedOnce(props: Props) {
    const parts = useContext(PagePartsContext)
    const texts = useContext(TextsContext)
    const facts = useFacts(props)
    const render = () => createElement(Part, props)
    return parts ? parts.part(JSON.stringify([id, idOfTexts(texts), facts, props]), render) : render()
  }
}

function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

function useAddressOnServer(): string {
  const own = useOwnAddress()
  return useContext(PagePartsContext)?.address ?? own
}

/** The path and query of the page, for a form that returns to it. */
export const usePageAddress = import.meta.env.SSR ? useAddressOnServer : useOwnAddress
