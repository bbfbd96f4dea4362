/** Who may do what on a table, as measured, and the policies that say so. */
import type { Definitions } from './definitions'
import { blocks, code, fence, folded, table, wrap } from './markdown'
import { nameRoles, OPERATIONS, sumUpRights, type Reach } from './rights'
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
    grantedColumns('read', relation.selectable),
    grantedColumns('insert', relation.insertable),
    grantedColumns('update', relation.updatable),
    renderPolicies(relation, definitions),
  ])
}

function rightsTable(measured: string): string {
  const rights = sumUpRights(measured)
  if (rights.length === 0) return 'Nobody through the API.'
  return table(
    ['who', ...OPERATIONS],
    rights.map(({ personas, reach }) => [
      nameRoles(personas).join(', '),
      ...reach.map((word) => WORDS[word]),
    ]),
  )
}

function grantedColumns(verb: string, columns: string[] | null): string {
  return columns ? wrap(`Columns one may ${verb}: ${columns.map(code).join(', ')}.`) : ''
}

export function renderPolicies({ name, policies }: TableDetail, definitions: Definitions): string {
  if (policies.length === 0) return ''
  const bodies = policies.map((policy) => {
    const { text, note } = definitions.get(`policy ${name}.${policy.name}`) ?? {
      text: '',
      note: '',
    }
    const reason = [policy.comment ?? '', note].filter(Boolean).join('\n')
    const kind = policy.is_restrictive ? 'restrictive, ' : ''
    const head = `${policy.name}: ${kind}${policy.command} for ${policy.roles.join(', ')}`
    const comment = [head, ...wrap(reason, '', 90).split('\n').filter(Boolean)]
    return [...comment.map((line) => `-- ${line}`), text || ruleOf(policy)].join('\n')
  })
  return folded(`Policies (${policies.length})`, fence('sql', bodies.join('\n\n')))
}

function ruleOf({ rule }: PolicyDetail): string {
  return rule.replace(/\( SELECT (\S+?\(\)) AS \w+\)/g, '(select $1)')
}
