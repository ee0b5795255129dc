import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { useTexts } from '../../texts/texts.ts'
import type { MediaChoice } from '../media-choice.ts'

interface PickerFootProps {
  chosen: readonly MediaChoice[]
  isMany: boolean
  /** The picture whose alternative text can be changed. */
  pictured: MediaChoice | undefined
  altText: string | undefined
  setAltText: (altText: string) => void
  problem: string
  onEnd: () => void
}

/** What is selected, and the button that ends the choice. */
export function PickerFoot({ chosen, isMany, pictured, altText, setAltText, problem, onEnd }: PickerFootProps) {
  const { mediaPicker: texts } = useTexts().dashboard
  return (
    <div className="sticky -bottom-(--pad) z-10 -mx-(--pad) -mb-(--pad) flex flex-wrap items-end gap-3 border-t border-line bg-surface px-(--pad) py-3 sm:rounded-b-card">
      {pictured ? (
        <Field
          label={texts.altText}
          hint={texts.altTextHint}
          error={problem || undefined}
          value={altText ?? pictured.altText}
          maxLength={1000}
          onChange={({ target }) => setAltText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnd()
          }}
          className="min-w-48 flex-1"
          autoComplete="off"
        />
      ) : (
        <output className="flex-1 self-center truncate text-small text-soft">
          {chosen.length === 0 ? texts.notSelected : chosen.length === 1 ? chosen[0]!.name : texts.selected(chosen.length)}
        </output>
      )}
      <Button type="button" disabled={chosen.length === 0} onClick={onEnd}>
        {isMany ? texts.chooseMany(chosen.length) : texts.choose}
      </Button>
    </div>
  )
}
