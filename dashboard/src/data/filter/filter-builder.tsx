import { FolderPlus, Plus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { GridField } from '../../grid/field.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { useTexts } from '../../texts/texts.ts'
import { ConditionRow } from './condition-row.tsx'
import { FilterContext, useFilterFacts, type FilterFacts } from './filter-facts.ts'
import {
  fromWire,
  joins,
  toWire,
  withNode,
  type FilterCondition,
  type FilterGroup,
  type FilterNode,
  type NodePath,
  type WireFilter,
} from './filter-tree.ts'
import { operatorsOf } from './operators.ts'

const depthMax = 4

interface FilterDialogProps extends FilterFacts {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  detail: string
  filter: WireFilter | undefined
  onApply: (filter: WireFilter | undefined) => void
  /** Renders the current filter as code. */
  codeOf?: (filter: WireFilter) => ReactNode
}

/** The filter builder dialog. Nothing happens until the filter is applied. */
export function FilterDialog({ isOpen, onOpenChange, title, detail, fields, timeZone, ...builder }: FilterDialogProps) {
  return (
    <FilterContext value={{ fields, timeZone }}>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} detail={detail} kind="wide">
        <Builder key={JSON.stringify(builder.filter)} {...builder} />
      </Dialog>
    </FilterContext>
  )
}

/** The number of conditions in a filter; one that cannot be shown as a tree counts as one. */
export function conditionsIn(filter: WireFilter | undefined): number {
  const tree = fromWire(filter)
  return tree ? conditionsOf(tree) : 1
}

const conditionsOf = (group: FilterGroup): number =>
  group.nodes.reduce((count, node) => count + (node.kind === 'group' ? conditionsOf(node) : 1), 0)

/** A new condition on the first field. */
const newCondition = ([field]: readonly GridField[]): FilterCondition => ({
  kind: 'condition',
  field: field?.key ?? '_id',
  operator: operatorsOf[field?.kind ?? 'text'][0]!,
  value: undefined,
})

function Builder({ filter, onApply, codeOf }: Pick<FilterDialogProps, 'filter' | 'onApply' | 'codeOf'>) {
  const { filter: words } = useTexts().dashboard
  const { fields } = useFilterFacts()
  const known = fromWire(filter)
  const [tree, setTree] = useState<FilterGroup>(() =>
    known && known.nodes.length > 0 ? known : { kind: 'group', join: 'all', nodes: [newCondition(fields)] },
  )
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const change = (path: NodePath, next: (node: FilterNode) => FilterNode | undefined): void =>
    setTree((before) => withNode(before, path, next))
  const wire = toWire(tree)
  const isReady = wrong.size === 0 && !isUnfinished(tree)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // Keep the submit event from the surrounding form.
        event.stopPropagation()
        if (isReady) onApply(wire)
      }}
    >
      {!known && <p className="mb-3 text-soft">{words.byHand}</p>}
      <Group
        group={tree}
        path={[]}
        onChange={change}
        onWrong={(path, isWrong) =>
          setWrong((before) => {
            const key = path.join()
            if (before.has(key) === isWrong) return before
            const next = new Set(before)
            if (isWrong) next.add(key)
            else next.delete(key)
            return next
          })
        }
      />
      <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {codeOf?.(wire ?? {})}
        <code className="min-w-0 grow truncate text-small text-soft">{JSON.stringify(wire ?? {})}</code>
        <button type="button" className="button button-quiet" onClick={() => onApply(undefined)}>
          {words.clear}
        </button>
        <button type="submit" className="button button-primary" disabled={!isReady}>
          {words.apply}
        </button>
      </div>
    </form>
  )
}

/** Whether the group has a condition without an operand. */
const isUnfinished = (group: FilterGroup): boolean =>
  group.nodes.some((node) => (node.kind === 'group' ? isUnfinished(node) : node.value === undefined))

interface GroupProps {
  group: FilterGroup
  path: NodePath
  onChange: (path: NodePath, next: (node: FilterNode) => FilterNode | undefined) => void
  onWrong: (path: NodePath, isWrong: boolean) => void
}

function Group({ group, path, onChange, onWrong }: GroupProps) {
  const { filter: words } = useTexts().dashboard
  const { fields } = useFilterFacts()
  const add = (node: FilterNode): void =>
    onChange(path, (before) => ({ ...(before as FilterGroup), nodes: [...(before as FilterGroup).nodes, node] }))
  return (
    <fieldset className={path.length > 0 ? 'rounded-control border border-line bg-sunken p-3' : ''}>
      <legend className="sr-only">{words.groups[group.join]}</legend>
      <div className="mb-2 flex items-center gap-2">
        <select
          aria-label={words.join}
          className="control w-auto!"
          value={group.join}
          onChange={({ target }) => onChange(path, (before) => ({ ...(before as FilterGroup), join: target.value as FilterGroup['join'] }))}
        >
          {joins.map((join) => (
            <option key={join} value={join}>
              {words.groups[join]}
            </option>
          ))}
        </select>
        {path.length > 0 && (
          <button
            type="button"
            className="icon-button ms-auto size-8"
            aria-label={words.removeGroup}
            onClick={() => onChange(path, () => undefined)}
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <ul className="space-y-2">
        {group.nodes.map((node, index) => {
          const at = [...path, index]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- nodes have no identity but their position.
            <li key={`${group.nodes.length} ${index}`}>
              {node.kind === 'group' ? (
                <Group group={node} path={at} onChange={onChange} onWrong={onWrong} />
              ) : (
                <ConditionRow
                  condition={node}
                  onChange={(next) => onChange(at, () => next)}
                  onWrong={(isWrong) => onWrong(at, isWrong)}
                  onRemove={() => {
                    onWrong(at, false)
                    onChange(at, () => undefined)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className="button button-quiet" onClick={() => add(newCondition(fields))}>
          <Plus aria-hidden className="size-4" />
          {words.addCondition}
        </button>
        {path.length < depthMax && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => add({ kind: 'group', join: 'any', nodes: [newCondition(fields)] })}
          >
            <FolderPlus aria-hidden className="size-4" />
            {words.addGroup}
          </button>
        )}
      </div>
    </fieldset>
  )
}
