import { useTexts } from '../../texts/texts.ts'

/** The cards of the form, by the anchors of their links. */
export const sectionIds = ['info', 'media', 'pricing', 'options', 'modifiers', 'stock', 'shipping', 'file', 'more', 'seo'] as const
export type SectionId = (typeof sectionIds)[number]

/** Links to the cards of the form. */
export function SectionLinks({ productType }: { productType: string }) {
  const { productEditor: texts } = useTexts().dashboard
  const hidden: SectionId = productType === 'digital' ? 'shipping' : 'file'
  return (
    <nav aria-label={texts.jump} className="mb-(--pad)">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {sectionIds
          .filter((id) => id !== hidden)
          .map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="link text-small">
                {texts.sections[id]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
