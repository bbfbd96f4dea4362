/** Computes who may do what on which row, and writes it as the tables of access-matrix.md. */
import type { PGlite } from '@electric-sql/pglite'

export const PERSONAS = [
  'anon',
  'pending',
  'suspended',
  'player',
  'other_player',
  'parent',
  'other_parent',
  'ended_guardian',
  'rival_parent',
  'coach',
  'other_coach',
  'former_coach',
  'officer',
  'rival_coach',
  'owner',
  'rival_owner',
  'admin',
] as const

export interface Access {
  row_name: string
  letters: string
}

export async function listExposedRelations(db: PGlite): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1
  `)
  return rows.map((row) => row.name)
}

export async function fetchAccessTable(db: PGlite, relation: string): Promise<string> {
  const { rows } = await db.query<Access>('select * from tests.access($1, $2)', [
    relation,
    PERSONAS,
  ])
  return printTable(rows)
}

/** One Markdown table: a line per fixture row, a column per persona. */
export function printTable(rows: readonly Access[]): string {
  const byRow = new Map<string, string[]>()
  for (const { row_name, letters } of rows) {
    byRow.set(row_name, [...(byRow.get(row_name) ?? []), letters || '·'])
  }
  const head = ['row', ...PERSONAS]
  const lines = [...byRow].map(([row, cells]) => [row, ...cells])
  const widths = head.map((_, index) =>
    Math.max(...[head, ...lines].map((cells) => cells[index]?.length ?? 0)),
  )
  const print = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [print(head), print(rule), ...lines.map(print)].join('\n')
}

/** Who changes or deletes rows that they do not see, by leaving out the condition. */
export async function listBlindReach(db: PGlite, relation: string): Promise<string[]> {
  const { rows } = await db.query<{ text: string }>(
    `select concat_ws(' ', $1::text, reach.persona, operation, answer) as text
      from tests.blind_reach($1, $2) as reach`,
    [relation, PERSONAS],
  )
  return rows.map(({ text }) => text)
}

const INTRODUCTION = `# Access matrix

Who may do what on which row of the test fixtures (\`fixtures/2_club*.sql\`). Generated from the running
policies; read the difference before you accept it:
\`UPDATE_MATRIX=1 npx vitest run --project sql supabase/tests/matrix.test.ts\`.

s select · i insert a row like this one · u update · d delete · a dot is nothing at all.
\`coach\`, \`player\` and \`parent\` belong to \`team\`, the \`other_\` ones to another team of the same
school, the \`rival_\` ones to another school. \`former_coach\` looks after a team that \`child\` has left,
\`ended_guardian\` has an ended link to \`child\`. \`officer\` is a coach without a team who is the school's
safeguarding officer; \`suspended\` looks after \`team\` like \`coach\`, but the account is locked.
`

export function printMatrix(tables: Map<string, string>): string {
  const sections = [...tables].map(([name, table]) => `## ${name}\n\n${table}\n`)
  return [INTRODUCTION, ...sections].join('\n')
}

/** The inverse of printMatrix. */
export function parseMatrix(text: string): Map<string, string> {
  const sections = text.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n')
      return [name.trim(), lines.join('\n').trim()]
    }),
  )
}
