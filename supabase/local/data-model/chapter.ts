/** A migration file read as a chapter: its title, what it says about itself, and its statements. */
import type { SqlFile } from '../db/sql-files'
import { splitSql, type SqlPiece } from './sql-split'

export interface Chapter {
  file: string
  title: string
  /** First paragraph of the opening comment, on one line. */
  summary: string
  /** The rest of the opening comment as it stands there: permission matrix and remarks. */
  remarks: string
  statements: SqlPiece[]
}

export function readChapter({ name, text }: SqlFile): Chapter {
  const opening = /^(?:--.*\n?)*/.exec(text)?.[0] ?? ''
  const lines = opening.trimEnd().split('\n')
  const plain = lines.map((line) => line.replace(/^-- ?/, '').trimEnd()).join('\n')
  const [first = '', ...rest] = plain.trim().split(/\n\n+/)
  const [, title, summary] = /^([^:.]{1,40}): ([\s\S]+)$/.exec(first) ?? [
    null,
    getTopic(name),
    first,
  ]
  return {
    file: name,
    title: title ?? '',
    summary: capitalize((summary ?? '').replace(/\s+/g, ' ')),
    remarks: rest.join('\n\n'),
    statements: splitSql(text.slice(opening.length), ';'),
  }
}

/** `20261121000400_team_talk.sql` is about "Team talk". */
function getTopic(file: string): string {
  return capitalize(file.replace(/^\d+_|\.sql$/g, '').replaceAll('_', ' '))
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
