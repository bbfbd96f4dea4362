/** Writes the catalogue as the TypeScript that supabase-js expects (the layout of `supabase gen types`). */
import type { Argument, Catalogue, Column, DatabaseFunction, Relation, TypeRef } from './catalogue'
import { HELPER_TYPES } from './helper-types'

const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'])
const TEXTS = new Set(
  'text varchar bpchar char name citext uuid bytea date time timetz timestamp timestamptz'.split(
    ' ',
  ),
)

export function renderTypes(catalogue: Catalogue): string {
  const tables = catalogue.relations.filter((relation) => !relation.is_view)
  const views = catalogue.relations.filter((relation) => relation.is_view)
  const renderTypeRow = (type: TypeRef) => {
    const relation = catalogue.relations.find(({ name }) => name === type.name)
    return relation ? renderRow(relation) : 'unknown'
  }
  return `
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: ${renderBlock(tables.map(renderTable))}
    Views: ${renderBlock(views.map(renderView))}
    Functions: ${renderBlock(renderFunctions(catalogue.functions, renderTypeRow))}
    Enums: ${renderBlock(catalogue.enums.map(({ name, values }) => `${name}: ${renderUnion(values)}`))}
    CompositeTypes: ${renderBlock([])}
  }
}
${HELPER_TYPES}
export const Constants = {
  public: {
    Enums: {
      ${catalogue.enums.map(({ name, values }) => `${name}: ${JSON.stringify(values)}`).join(',\n')}
    },
  },
} as const
`
}

function renderBlock(entries: string[]): string {
  return entries.length === 0 ? '{ [_ in never]: never }' : `{\n${entries.join('\n')}\n}`
}

function renderUnion(values: string[]): string {
  return values.map((value) => JSON.stringify(value)).join(' | ')
}

function renderType(type: TypeRef): string {
  const single = renderScalar(type)
  return type.is_array ? `${single.includes('|') ? `(${single})` : single}[]` : single
}

function renderScalar(type: TypeRef): string {
  if (type.kind === 'e') return `Database['${type.schema}']['Enums']['${type.name}']`
  if (NUMBERS.has(type.name)) return 'number'
  if (type.name === 'bool') return 'boolean'
  if (type.name === 'json' || type.name === 'jsonb') return 'Json'
  if (type.name === 'void') return 'undefined'
  if (type.name === 'record') return 'Record<string, unknown>'
  return TEXTS.has(type.name) ? 'string' : 'unknown'
}

function renderNullable(column: Column): string {
  return column.is_nullable ? `${renderType(column.type)} | null` : renderType(column.type)
}

function renderRow(relation: Relation): string {
  return renderBlock(relation.columns.map((column) => `${column.name}: ${renderNullable(column)}`))
}

function renderWrite(relation: Relation, isInsert: boolean): string {
  const lines = relation.columns.map((column) => {
    if (column.is_generated) return `${column.name}?: never`
    const isRequired = isInsert && !column.is_nullable && !column.has_default
    return `${column.name}${isRequired ? '' : '?'}: ${renderNullable(column)}`
  })
  return renderBlock(lines)
}

function renderRelationships(relation: Relation): string {
  const entries = relation.relationships.map(
    (link) => `{
      foreignKeyName: ${JSON.stringify(link.name)}
      columns: ${JSON.stringify(link.columns)}
      isOneToOne: ${link.is_one_to_one}
      referencedRelation: ${JSON.stringify(link.referenced)}
      referencedColumns: ${JSON.stringify(link.referenced_columns)}
    }`,
  )
  return `[${entries.join(',\n')}]`
}

function renderTable(table: Relation): string {
  return `${table.name}: {
    Row: ${renderRow(table)}
    Insert: ${renderWrite(table, true)}
    Update: ${renderWrite(table, false)}
    Relationships: ${renderRelationships(table)}
  }`
}

function renderView(view: Relation): string {
  return `${view.name}: {
    Row: ${renderRow(view)}
    Relationships: ${renderRelationships(view)}
  }`
}

type RowOf = (type: TypeRef) => string

function renderFunctions(functions: DatabaseFunction[], rowOf: RowOf): string[] {
  const names = [...new Set(functions.map(({ name }) => name))]
  return names.map((name) => {
    const overloads = functions.filter((entry) => entry.name === name)
    return `${name}: ${overloads.map((entry) => renderFunction(entry, rowOf)).join(' | ')}`
  })
}

function renderFunction(entry: DatabaseFunction, rowOf: RowOf): string {
  const inputs = entry.args.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const args = inputs.length === 0 ? 'never' : renderBlock(inputs.map(renderArgument))
  return `{ Args: ${args}; Returns: ${renderReturns(entry, rowOf)} }`
}

function renderArgument(arg: Argument): string {
  return `${arg.name ?? '""'}${arg.has_default ? '?' : ''}: ${renderType(arg.type)}`
}

function renderReturns(entry: DatabaseFunction, rowOf: RowOf): string {
  const outputs = entry.args.filter(({ mode }) => mode === 't' || mode === 'o' || mode === 'b')
  const single =
    outputs.length > 0
      ? renderBlock(outputs.map(({ name, type }) => `${name}: ${renderType(type)}`))
      : entry.returns.kind === 'c'
        ? rowOf(entry.returns)
        : renderType(entry.returns)
  return entry.is_set ? `(${single})[]` : single
}
