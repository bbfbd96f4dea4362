/** Computes what every function of the API answers to whom, and writes it as the table of rpc-matrix.md. */
import type { PGlite } from '@electric-sql/pglite'

/** All of one school, the last one as a contrast. */
export const RPC_PERSONAS = [
  'owner',
  'owner_without_code',
  'coach',
  'other_coach',
  'former_coach',
  'officer',
  'suspended',
  'parent',
  'other_parent',
  'ended_guardian',
  'player',
  'other_player',
  'rival_owner',
] as const

export interface RpcOutcome {
  routine: string
  persona: string
  outcome: string
}

/** Arguments the fixtures have no value for, as `routine.parameter`. */
export async function findUndecidedArguments(db: PGlite): Promise<string[]> {
  const { rows } = await db.query<{ text: string }>(
    `select name || '.' || parameter as text from tests.undecided_rpc_arguments order by 1`,
  )
  return rows.map(({ text }) => text)
}

export async function fetchRpcOutcomes(db: PGlite): Promise<RpcOutcome[]> {
  const { rows } = await db.query<RpcOutcome>('select * from tests.rpc_matrix($1)', [RPC_PERSONAS])
  return rows
}

const INTRODUCTION = `# RPC matrix

What every function of the API answers to everybody of one school who calls it with ids of the team's
child, team and school (\`fixtures/4_rpc_matrix.sql\`). Nothing stays of a call. Generated; read the
difference before you accept it: \`UPDATE_MATRIX=1 npx vitest run --project sql supabase/tests/rpc-matrix.test.ts\`.

**answers**: something came back or was done · nothing: no row, or an empty, false or zero answer · a dot:
refused (42501) · anything else: the error that stopped it, after the rights were checked or before.
\`coach\`, \`player\` and \`parent\` belong to \`team\`; \`former_coach\` looks after a team the child has left;
\`owner_without_code\` has an authenticator and has not shown it in this session;
the \`other_\` ones belong to another team of the school, \`rival_owner\` to another school.
`

const symbols: Partial<Record<string, string>> = { answers: '**answers**', refused: '·' }

/** A line per function, a column per persona. */
export function printRpcMatrix(outcomes: readonly RpcOutcome[]): string {
  const byRoutine = new Map<string, string[]>()
  for (const { routine, outcome } of outcomes) {
    byRoutine.set(routine, [...(byRoutine.get(routine) ?? []), symbols[outcome] ?? outcome])
  }
  const lines = [
    ['function', ...RPC_PERSONAS],
    ['---', ...RPC_PERSONAS.map(() => '---')],
    ...[...byRoutine].map(([routine, cells]) => [routine, ...cells]),
  ]
  return `${INTRODUCTION}\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

/** The lines of the table by function. */
export function parseRpcMatrix(text: string): Map<string, string> {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  return new Map(lines.map((line) => [line.split(' ')[1] ?? '', line]))
}
