import type { Client } from '@stoa/sdk'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { intoOf, type Import } from './import-view.ts'
import { displayFieldIn, mappingOf } from './mapping-form.ts'

/** Plans an import from the form of the columns page and returns where to continue. */
export async function planImport({ dataImports }: Client, id: string, form: FormData): Promise<string> {
  const { import: one } = await dataImports.getImport({ id })
  switch (form.get('intent')) {
    case 'dialect':
      await dataImports.planImport({ id, dialect: dialectIn(form) })
      return paths.importColumns(one)
    case 'preset':
      await usePreset(dataImports, one, textOf(form, 'preset'))
      return paths.importColumns(one)
    default: {
      const mapping = mappingOf(form, one.columns, one.mapping)
      const rules = rulesIn(form)
      const displayField = displayFieldIn(form, mapping)
      await dataImports.planImport({ id, mapping, ...rules, ...(displayField === undefined ? {} : { displayField }) })
      const name = textOf(form, 'presetName')
      if (name !== '') await dataImports.saveImportPreset({ ...intoOf(one), name, mapping, ...rules })
      if (form.get('intent') === 'start') await dataImports.startImport({ id })
      else await dataImports.checkImport({ id })
      return paths.import(one)
    }
  }
}

const dialectIn = (form: FormData) => ({
  delimiter: oneOf([',', ';', '\t', '|'] as const, form.get('delimiter')),
  quote: oneOf(['"', "'"] as const, form.get('quote')),
  hasHeader: form.has('hasHeader'),
})

const rulesIn = (form: FormData) => ({
  mode: oneOf(['INSERT', 'SAVE', 'SKIP_EXISTING'] as const, form.get('mode')),
  emptyCells: oneOf(['KEEP', 'CLEAR'] as const, form.get('emptyCells')),
})

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], wanted: unknown): Value =>
  values.find((value) => value === wanted) ?? values[0]

/** A saved mapping decides about the columns that it contains; the detected mapping applies to the others. */
async function usePreset(dataImports: Client['dataImports'], one: Import, presetId: string) {
  const { presets } = await dataImports.queryImportPresets(intoOf(one))
  const preset = presets.find(({ id }) => id === presetId)
  if (!preset) return
  const known = new Map(preset.mapping.map((mapped) => [mapped.column, mapped]))
  const used = new Set(preset.mapping.flatMap(({ field }) => field ?? []))
  const mapping = one.columns.map(({ name: column }) => {
    const own = one.mapping.find((mapped) => mapped.column === column)
    const other = own && !used.has(own.field ?? '') ? own : { column, to: 'SKIP' as const }
    return known.get(column) ?? other
  })
  await dataImports.planImport({ id: one.id, mapping, mode: preset.mode, emptyCells: preset.emptyCells })
}
