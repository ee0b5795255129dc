import { useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { SectionContext } from '../../settings/section-context.ts'
import { UnsavedGuard } from '../../settings/unsaved-guard.tsx'
import { useTexts } from '../../texts/texts.ts'
import { FileCard } from './cards/file-card.tsx'
import { InfoCard } from './cards/info-card.tsx'
import { MediaCard } from './cards/media-card.tsx'
import { ModifiersCard } from './cards/modifiers-card.tsx'
import { MoreCard } from './cards/more-card.tsx'
import { OptionsCard } from './cards/options-card.tsx'
import { OrganizeCard } from './cards/organize-card.tsx'
import { PreviewCard } from './cards/preview-card.tsx'
import { PricingCard } from './cards/pricing-card.tsx'
import { SeoCard } from './cards/seo-card.tsx'
import { ShippingCard } from './cards/shipping-card.tsx'
import { StatusCard } from './cards/status-card.tsx'
import { StockCard } from './cards/stock-card.tsx'
import { TagsCard } from './cards/tags-card.tsx'
import { useMayChangeParts } from './cards/use-may-change-parts.ts'
import { differingFields, type ProductDraft } from './draft/product-draft.ts'
import { EditorContext } from './editor-context.ts'
import type { EditorFacts } from './editor-facts.ts'
import { EditorMediaContext } from './editor-media.ts'
import { EditorMessages, type SaveOutcome } from './editor-messages.tsx'
import { EditorStyles } from './editor-styles.tsx'
import { problemsWithTexts } from './problem-texts.ts'
import { SaveBar } from './save-bar.tsx'
import type { ProductAnswer } from './save-product.server.ts'
import { SectionLinks } from './section-links.tsx'
import { useSaveKey } from './use-save-key.ts'
import { useTypedDraft } from './use-typed-draft.ts'

interface ProductEditorProps {
  facts: EditorFacts
  /** The product as it is saved; undefined for a new one. */
  saved: { id: string; draft: ProductDraft } | undefined
  /** The values of a new product. */
  fresh: ProductDraft
  answer: ProductAnswer | undefined
  outcome?: SaveOutcome | undefined
  /** The page of the product in the shop, if shoppers can see it. */
  shopHref?: string | undefined
  /** Before the page without changes is opened. */
  onDiscard: () => void
  /** Below the cards at the side. */
  children?: ReactNode
}

/** The form of a product. Pages key it by what it starts with, because its fields are uncontrolled. */
export function ProductEditor({ facts, saved: loaded, fresh, answer, outcome, shopHref, onDiscard, children }: ProductEditorProps) {
  const texts = useTexts()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const navigation = useNavigation()
  const saved = answer?.saved ?? loaded
  const initial = answer?.draft ?? saved?.draft ?? fresh
  const draft = useTypedDraft(form, initial)
  const isUnsaved = differingFields(draft, saved?.draft ?? fresh).length > 0
  const isSaving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save'
  const [known] = useState(() => new Map(facts.media.map((one) => [one.id, one])))
  const mayChangeParts = useMayChangeParts()
  useSaveKey(form)
  return (
    <EditorMediaContext value={known}>
      <EditorContext value={{ facts, initial, draft, isNew: !saved }}>
        <SectionContext value={{ problems: problemsWithTexts(texts, answer?.problems), countries: [], currency: facts.currency }}>
          <EditorStyles />
          <UnsavedGuard isUnsaved={isUnsaved && navigation.state === 'idle'} />
          <Form ref={setForm} method="post" noValidate className="min-w-0">
            {/* Enter in a field presses the form's first button, which would otherwise be one of a row. */}
            <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden className="sr-only" />
            {saved && <input type="hidden" name="id" value={saved.id} />}
            {saved && <input type="hidden" name="base" value={JSON.stringify(saved.draft)} />}
            {!mayChangeParts && <input type="hidden" name="partsFixed" value="on" />}
            <EditorMessages {...{ answer, outcome, isUnsaved, shopHref }} />
            <SectionLinks productType={draft.productType} />
            <div className="grid gap-(--pad) lg:grid-cols-[1fr_21rem]">
              <div className="min-w-0 space-y-(--pad)">
                <InfoCard />
                <MediaCard />
                <PricingCard />
                <OptionsCard />
                <ModifiersCard />
                <StockCard />
                {draft.productType === 'digital' ? <FileCard /> : <ShippingCard />}
                <MoreCard />
                <SeoCard />
              </div>
              <div className="min-w-0 space-y-(--pad)">
                <StatusCard />
                <OrganizeCard />
                <TagsCard />
                <PreviewCard />
                {children}
              </div>
            </div>
            <SaveBar {...{ isUnsaved, isSaving, saved: saved !== undefined, onDiscard }} />
          </Form>
        </SectionContext>
      </EditorContext>
    </EditorMediaContext>
  )
}
