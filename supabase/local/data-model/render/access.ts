/** Who may do what on a table, as measured, and the policies that say so. */
import { isCommon } from './common-policies'
import type { Definitions } from '../definitions'
import { blocks, code, fence, folded, table, tableLink, wrap } from './markdown'
import type { Model } from '../model'
import { nameRoles, OPERATIONS, sumUpRights, type Reach } from './rights'
import type { PolicyDetail, TableDetail } from './table-details'

const WORDS: Record<Reach, string> = { no: '', some: 'some rows', all: 'all rows' }

export function renderAccess(relation: TableDetail, model: Model): string {
  const { definitions, matrix, common } = model
  const measured = matrix.get(relation.name)
  const policies = relation.policies.filter((policy) => !isCommon(policy, common))
  return blocks([
    '**Who may do what**',
    measured === undefined
      ? 'Not measured yet: missing in the access matrix.'
      : rightsTable(measured),
    grantedColumns('read', relation.selectable, relation),
    grantedColumns('insert', relation.insertable, relation),
    grantedColumns('update', relation.updatable, relation),
    renderPolicies({ ...relation, policies }, definitions),
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

/** Names the shorter list: what is granted or what is left out. */
function grantedColumns(verb: string, granted: string[] | null, { columns }: TableDetail): string {
  if (!granted) return ''
  const others = columns.map(({ name }) => name).filter((name) => !granted.includes(name))
  const isMost = others.length < granted.length
  const list = (isMost ? others : granted).map(code).join(', ')
  return wrap(`Columns one may ${verb}: ${isMost ? 'all but ' : ''}${list}.`)
}

export function renderPolicies({ name, policies }: TableDetail, definitions: Definitions): string {
  if (policies.length === 0) return ''
  const bodies = policies.map((policy) => policyText(name, policy, definitions))
  return folded(`Policies (${policies.length})`, fence('sql', bodies.join('\n\n')))
}

/** What nearly every table has, with the exceptions. */
export function renderCommonPolicies({ tables, definitions, common }: Model): string {
  return blocks(
    common.map(({ policy, missing }) => {
      const holder = tables.find(({ policies }) => policies.includes(policy))?.name ?? ''
      const names = missing.map(tableLink).join(', ')
      return blocks([
        wrap(`Every table${names ? ` but ${names}` : ''} has this policy besides its own:`),
        fence('sql', policyText(holder, policy, definitions).replace(holder, '<table>')),
      ])
    }),
  )
}

function policyText(table: string, policy: PolicyDetail, definitions: Definitions): string {
  const { text, note } = definitions.get(`policy ${table}.${policy.name}`) ?? { text: '', note: '' }
  const reason = [policy.comment ?? '', note].filter(Boolean).join('\n')
  const kind = policy.is_restrictive ? 'restrictive, ' : ''
  const head = `${policy.name}: ${kind}${policy.command} for ${policy.roles.join(', ')}`
  const comment = [head, ...wrap(reason, '', 90).split('\n').filter(Boolean)]
  return [...comment.map((line) => `-- ${line}`), text || ruleOf(policy)].join('\n')
}

function ruleOf({ rule }: PolicyDetail): string {
  return rule.replace(/\( SELECT (\S+?\(\)) AS \w+\)/g, '(select $1)')
}
