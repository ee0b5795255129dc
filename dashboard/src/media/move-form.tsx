import { useEffect, useState } from 'react'
import { mediaRoot } from '@stoa/contract/files/states'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { addressOf } from '../kit/address-of.ts'
import { answerAt } from '../kit/answer-at.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { folderChoices, type FolderOption, type TreeFolder } from './tree/folder-tree.ts'

interface MoveFormProps {
  tree: readonly TreeFolder[]
  /** The tree doesn’t have all folders. */
  isPartial: boolean
}

/** Where to move what is selected. Folders that aren’t in the tree can be searched for. */
export function MoveForm({ tree, isPartial }: MoveFormProps) {
  const { media: texts } = useTexts().dashboard
  const [search, setSearch] = useState('')
  const found = useFolders(search.trim())
  return (
    <div className="grid gap-3 p-2">
      {isPartial && (
        <Field
          label={texts.findFolder}
          type="search"
          maxLength={200}
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Select label={texts.moveTo} name="to" defaultValue={mediaRoot}>
        {found === undefined && <option value={mediaRoot}>{texts.library}</option>}
        {(found ?? folderChoices(tree)).map((folder) => (
          <option key={folder.id} value={folder.id}>
            {folder.name}
          </option>
        ))}
      </Select>
      <Button type="submit" name="intent" value="move" data-closes disabled={search.trim() !== '' && !found?.length}>
        {texts.moveHere}
      </Button>
    </div>
  )
}

const restMs = 150

/** The folders that a text finds. Undefined without a text, and until there is an answer. */
function useFolders(search: string): readonly FolderOption[] | undefined {
  const [found, setFound] = useState<{ search: string; folders: readonly FolderOption[] }>()
  useEffect(() => {
    if (search === '') return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      const url = `${addressOf(paths.mediaRows)}?${new URLSearchParams({ named: search })}`
      void answerAt<{ folders: FolderOption[] }>(url, asking.signal).then((answer) => {
        if (answer && !asking.signal.aborted) setFound({ search, folders: answer.folders })
      })
    }, restMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [search])
  return found?.search === search ? found.folders : undefined
}
