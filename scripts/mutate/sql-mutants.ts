/** Mutants of a function written in SQL: each condition of its body turned round, left out or joined otherwise. */
import { createMutant, type Mutant } from './mutants'

const changes: readonly [RegExp, string][] = [
  [/\band\b(?! \d)/g, 'or'],
  [/\bor\b(?! replace)/g, 'and'],
  [/(?<=\s)=(?=\s)(?! *any)/g, '<>'],
  [/(?<=\s)<>(?=\s)/g, '='],
  [/(?<=\s)<=(?=\s)/g, '<'],
  [/(?<=\s)>=(?=\s)/g, '>'],
  [/(?<=\s)<(?=\s)/g, '<='],
  [/(?<=\s)>(?=\s)/g, '>='],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/\bnot exists\b/g, 'exists'],
  [/(?<!not )\bexists(?= \()/g, 'not exists'],
  [/\bis not distinct from\b/g, 'is distinct from'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
]

/** `definition` is `create or replace function …` as PostgreSQL gives it back. */
export function findSqlMutants(definition: string): Mutant[] {
  const from = definition.indexOf('$function$')
  const code = maskComments(definition)
  return changes.flatMap(([pattern, by]) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => index > from)
      .map(({ index, 0: found }) => createMutant(definition, index, index + found.length, by)),
  )
}

/** Comments, texts and quoted names keep their length and say nothing. */
function maskComments(sql: string): string {
  return sql.replaceAll(/--[^\n]*|'[^']*'|"[^"]*"/g, (found) => ' '.repeat(found.length))
}
