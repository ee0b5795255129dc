import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { GridField } from '../../grid/field.ts'
import type { GridOwner } from '../../grid/grid-context.ts'
import { GridFrame } from '../../grid/grid-frame.tsx'
import { GridModel } from '../../grid/grid-model.ts'
import { postWrite, rowReader } from '../../grid/requests.ts'
import type { FirstWindow } from '../../grid/window.ts'
import type { FilterOption } from '../../kit/filters.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { SavedView } from '../../views/views-menu.tsx'
import { SheetCell } from './sheet-cell.tsx'
import { whyFixedIn } from './sheet-fields.ts'
import { SheetToolbar } from './sheet-toolbar.tsx'
import { sheetWriter } from './sheet-writer.ts'
import { useChangedProducts } from './use-changed-products.ts'
import { productOf } from './variant-data.ts'

interface SheetGridProps {
  fields: readonly GridField[]
  first: FirstWindow
  timeZone: string
  /** Decimals of the currency. */
  decimals: number
  mayEdit: boolean
  /** The ID of the location whose stock is shown; '' for the default one. Another location is another grid. */
  location: string
  options: Readonly<Record<string, readonly FilterOption[]>>
  views: readonly SavedView[]
}

const noGroups = { groupedBy: undefined, chosen: {} }
const noPickers = {}
const ownParams = ['location']

/** The grid of variants with its toolbar and status bar. */
export function SheetGrid(props: SheetGridProps) {
  const { fields, first, timeZone, mayEdit, location, options, views } = props
  const { productSheet: texts } = useTexts().dashboard
  const navigate = useNavigate()
  const model = useSheetModel(props)
  const owner = useMemo((): GridOwner => {
    const pathOf = (id: string): string => paths.product(productOf(id))
    const whyFixed = whyFixedIn(texts.fixed)
    return { timeZone, mayWrite: mayEdit, canAdd: false, pathOf, Cell: SheetCell, pickers: noPickers, whyFixed }
  }, [timeZone, mayEdit, texts])
  useChangedProducts(model, location)
  const onOpen = ({ key }: GridField, id: string | undefined): boolean => {
    const isProduct = key === 'productName' && id !== undefined
    if (isProduct) void navigate(owner.pathOf(id))
    return isProduct
  }
  return (
    <GridFrame
      label={texts.title}
      {...{ model, fields, owner, onOpen }}
      groups={noGroups}
      params={ownParams}
      problem={first.problem}
      toolbar={({ columnsPanel }) => <SheetToolbar {...{ options, views, columnsPanel }} />}
    />
  )
}

function useSheetModel({ first, fields, decimals, location }: SheetGridProps): GridModel {
  const [model] = useState(() => {
    const path = location ? `${paths.productSheetRows}?${new URLSearchParams({ location })}` : paths.productSheetRows
    const made: GridModel = new GridModel({
      read: rowReader(paths.productSheetRows, () => made.begun?.asked ?? ''),
      send: sheetWriter({ post: (rows) => postWrite(path, { rows }), fields, decimals }),
    })
    made.begin(first)
    return made
  })
  useEffect(() => model.begin(first), [model, first])
  useEffect(() => () => model.stop(), [model])
  return model
}
