/** Draws the tables of a chapter as a Mermaid entity diagram: keys, a few telling columns, foreign keys. */
import { shortenType } from '../sql-words'
import type { ColumnDetail, ConstraintDetail, TableDetail } from './table-details'

/** Words of Mermaid's grammar that cannot stand for an entity unless quoted. */
const RESERVED =
  /^(to|one|many|zero|only|optionally|u|style|class|classdef|title|direction|acctitle|accdescr)$/i
const TELLING_COLUMNS = 5

export function renderDiagram(tables: TableDetail[]): string {
  const entities = tables.filter(({ is_view }) => !is_view)
  if (entities.length === 0) return ''
  const lines = [...entities.flatMap(renderEntity), ...entities.flatMap(renderRelations)]
  return ['erDiagram', ...lines.map((line) => `  ${line}`)].join('\n')
}

function renderEntity(table: TableDetail): string[] {
  const keys = new Map(table.columns.map(({ name }) => [name, describeKeys(table, name)]))
  const telling = table.columns
    .filter(({ name }) => keys.get(name) === '')
    .filter((column) => !column.is_nullable && column.value === null && !column.is_generated)
    .slice(0, TELLING_COLUMNS)
  const shown = table.columns.filter((column) => keys.get(column.name) || telling.includes(column))
  return [
    `${formatEntityName(table.name)} {`,
    ...shown.map((column) => `  ${renderAttribute(column, keys.get(column.name) ?? '')}`),
    '}',
  ]
}

function renderAttribute({ type, name }: ColumnDetail, keys: string): string {
  const plainType = shortenType(type).replace(/\(.*?\)/g, '')
  const safeType = plainType.replace(/[^\w[\]]+/g, '_')
  const safeName = /^(pk|fk|uk)$/i.test(name) ? `${name}_` : name
  return `${safeType} ${safeName} ${keys}`.trim()
}

function describeKeys({ constraints }: TableDetail, column: string): string {
  const has = (kind: string, most: number) =>
    constraints.some(
      (key) => key.kind === kind && key.columns.includes(column) && key.columns.length <= most,
    )
  const found = [has('p', Infinity) && 'PK', has('f', Infinity) && 'FK', has('u', 1) && 'UK']
  return found.filter(Boolean).join(', ')
}

function renderRelations(table: TableDetail): string[] {
  const links = table.constraints.filter(({ kind }) => kind === 'f')
  return links.map((link) => `${renderRelation(table, link)} : "${link.columns.join(', ')}"`)
}

/** Who refers to whom and how many of each, without the label. */
export function renderRelation(table: TableDetail, link: ConstraintDetail): string {
  const isOptional = table.columns.some((c) => link.columns.includes(c.name) && c.is_nullable)
  const parent = isOptional ? '|o' : '||'
  const child = link.is_one_to_one ? 'o|' : 'o{'
  return `${formatEntityName(link.target ?? '')} ${parent}--${child} ${formatEntityName(table.name)}`
}

export function formatEntityName(name: string): string {
  return /\W/.test(name) || RESERVED.test(name) ? `"${name}"` : name
}
