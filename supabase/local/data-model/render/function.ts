/** One function of the API: how to call it, what it answers, who may, and why it is there. */
import type { Argument, DatabaseFunction, TypeRef } from '../../types/catalogue'
import type { Definitions } from '../definitions'
import { joinBlocks, renderFence, wrap } from './markdown'
import { renderParagraphs } from '../prose'

const CALLERS = new Map([
  ['anon', 'visitors'],
  ['authenticated', 'signed-in people'],
  ['service_role', 'the service role'],
])

export function renderFunction(entry: DatabaseFunction, definitions: Definitions): string {
  const note = definitions.get(`function ${entry.name}`)?.note ?? ''
  return joinBlocks([
    `### Function ${entry.name}`,
    renderFence('text', `${renderSignature(entry)}\n  → ${renderResult(entry)}`),
    renderParagraphs([entry.comment ?? '', note].filter(Boolean).join('\n\n')),
    `For ${listCallers(entry)}, with the ${entry.is_definer ? 'owner' : 'caller'}'s rights.`,
  ])
}

function renderSignature({ name, args }: DatabaseFunction): string {
  const inputs = args.filter(({ mode }) => 'ibv'.includes(mode))
  return wrapList(`${name}(`, inputs, '  ')
}

/** Breaks between arguments, never inside of one. */
function wrapList(opening: string, args: Argument[], indent: string): string {
  const list = args.map((arg) => renderArgument(arg).replaceAll(' ', '\t')).join(', ')
  return wrap(`${opening}${list})`, indent, 90).replaceAll('\t', ' ')
}

/** A question mark: may be left out. */
function renderArgument({ name, type, has_default }: Argument): string {
  return `${name ?? ''}${has_default ? '?' : ''} ${formatTypeName(type)}`.trim()
}

function renderResult({ args, returns, is_set }: DatabaseFunction): string {
  const outputs = args.filter(({ mode }) => 'tob'.includes(mode))
  const single = outputs.length > 0 ? wrapList('(', outputs, '     ') : formatTypeName(returns)
  return is_set ? `rows of ${single}` : single
}

const SHORT = new Map([
  ['int2', 'smallint'],
  ['int4', 'int'],
  ['int8', 'bigint'],
  ['bool', 'boolean'],
])

function formatTypeName({ name, is_array }: TypeRef): string {
  return `${SHORT.get(name) ?? name}${is_array ? '[]' : ''}`
}

function listCallers({ callers: roles }: DatabaseFunction): string {
  const people = roles.filter((role) => role !== 'service_role')
  return (people.length > 0 ? people : roles).map((role) => CALLERS.get(role) ?? role).join(' and ')
}
