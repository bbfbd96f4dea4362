/**
 * @supabase/lite 0.10 takes any table that refers to both sides for a possible way between them and then calls an embed
 * ambiguous; PostgREST does so only for junctions whose primary key is made of the two references ("Resource embedding").
 * Where exactly one foreign key connects two tables, it is named here before Lite reads the request.
 */
import type { PGlite } from '@electric-sql/pglite'

interface Reference {
  name: string
  source: string
  target: string
}

const REFERENCES = `
select conname as name, source.relname as source, target.relname as target
from pg_constraint
join pg_class as source on source.oid = conrelid
join pg_class as target on target.oid = confrelid
where contype = 'f' and source.relnamespace = 'public'::regnamespace
  and target.relnamespace = 'public'::regnamespace`

const EMBED = /^(\.\.\.)?(?:(\w+):)?(\w+)((?:!\w+)*)\((.*)\)$/s
const JOIN_KINDS = new Set(['inner', 'left'])

/** Returns what rewrites the `select` of a request for a table; other requests come back as they are. */
export function createEmbedHints(db: PGlite) {
  let references: Reference[] | null = null

  return async function hint(request: Request): Promise<Request> {
    const url = new URL(request.url)
    const table = /^\/rest\/v1\/(\w+)$/.exec(url.pathname)?.[1]
    const select = url.searchParams.get('select')
    if (!table || !select?.includes('(')) return request
    references ??= (await db.query<Reference>(REFERENCES)).rows
    const hinted = addEmbedHints(select, table, references)
    if (hinted === select) return request
    url.searchParams.set('select', hinted)
    return new Request(url, request)
  }
}

/** `training_blocks(minutes)` of trainings becomes `training_blocks:training_blocks!<its key>(minutes)`. */
export function addEmbedHints(select: string, table: string, references: Reference[]): string {
  return splitTopLevel(select)
    .map((item) => {
      const [, spread = '', alias, target = '', modifiers = '', inner = ''] =
        EMBED.exec(item.trim()) ?? []
      if (!target) return item
      const hints = modifiers.split('!').filter(Boolean)
      const ways = references.filter(
        ({ source, target: goal }) =>
          (source === table && goal === target) || (source === target && goal === table),
      )
      const isNamed = hints.some((name) => !JOIN_KINDS.has(name))
      const way = !isNamed && ways.length === 1 ? `!${ways[0]?.name}` : ''
      const name = spread ? '' : `${alias ?? target}:`
      return `${spread}${name}${target}${way}${modifiers}(${addEmbedHints(inner, target, references)})`
    })
    .join(',')
}

function splitTopLevel(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (text[at] === ',' && depth === 0) {
      items.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...items, text.slice(from)]
}
