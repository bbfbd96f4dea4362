/** Who may do what on a table, as measured, and the policies that say so. */
import type { Definitions } from './definitions'
import { blocks, code, fence, folded, prose, table, wrap } from './markdown'
import { OPERATIONS, sumUpRights, type Reach } from './rights'
import type { PolicyDetail, TableDetail } from './table-details'

const WORDS: Record<Reach, string> = { no: '', some: 'some rows', all: 'all rows' }

/** `measured` is the relation's table of access-matrix.md. */
export function renderAccess(
  relation: TableDetail,
  measured: string | undefined,
  definitions: Definitions,
): string {
  return blocks([
    '**Who may do what**',
    measured === undefined
      ? 'Not measured yet: missing in the access matrix.'
      : rightsTable(measured),
    writableColumns('insert', relation.insertable),
    writableColumns('update', relation.updatable),
    renderPolicies(relation, definitions),
  ])
}

function rightsTable(measured: string): string {
  const rights = sumUpRights(measured)
  if (rights.length === 0) return 'Nobody through the API.'
  return table(
    ['who', ...OPERATIONS],
    rights.map(({ personas, reach }) => [
      personas.map(code).join(', '),
      ...reach.map((word) => WORDS[word]),
    ]),
  )
}

function writableColumns(verb: string, columns: string[] | null): string {
  return columns ? wrap(`Columns one may ${verb}: ${columns.map(code).join(', ')}.`) : ''
}

export function renderPolicies({ name, policies }: TableDetail, definitions: Definitions): string {
  if (policies.length === 0) return ''
  const bodies = policies.map((policy) => {
    const { text, note } = definitions.get(`policy ${name}.${policy.name}`) ?? {
      text: '',
      note: '',
    }
    return blocks([
      wrap(`${code(policy.name)}: ${policy.command} for ${policy.roles.map(code).join(', ')}`),
      wrap(prose([note, policy.comment ?? ''].filter(Boolean).join(' '))),
      fence('sql', text || ruleOf(policy)),
    ])
  })
  return folded(`Policies (${policies.length})`, blocks(bodies))
}

function ruleOf({ rule }: PolicyDetail): string {
  return rule.replace(/\( SELECT (\S+?\(\)) AS \w+\)/g, '(select $1)')
}
