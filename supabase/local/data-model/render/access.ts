/** Who may do what on a table, as measured, and the policies that say so. */
import { isCommon } from './common-policies'
import type { Definitions } from '../definitions'
import {
  joinBlocks,
  renderCode,
  renderFence,
  renderDetails,
  renderTable,
  renderTableLink,
  wrap,
} from './markdown'
import type { Model } from '../model'
import { listRoleNames, OPERATIONS, sumUpRights, type Reach } from './rights'
import type { PolicyDetail, TableDetail } from './table-details'

const WORDS: Record<Reach, string> = { no: '', some: 'some rows', all: 'all rows' }

export function renderAccess(relation: TableDetail, model: Model): string {
  const { definitions, matrix, common } = model
  const measured = matrix.get(relation.name)
  const policies = relation.policies.filter((policy) => !isCommon(policy, common))
  return joinBlocks([
    '**Who may do what**',
    measured === undefined
      ? 'Not measured yet: missing in the access matrix.'
      : renderRightsTable(measured),
    describeGrantedColumns('read', relation.selectable, relation),
    describeGrantedColumns('insert', relation.insertable, relation),
    describeGrantedColumns('update', relation.updatable, relation),
    renderPolicies({ ...relation, policies }, definitions),
  ])
}

function renderRightsTable(measured: string): string {
  const rights = sumUpRights(measured)
  if (rights.length === 0) return 'Nobody through the API.'
  return renderTable(
    ['who', ...OPERATIONS],
    rights.map(({ personas, reach }) => [
      listRoleNames(personas).join(', '),
      ...reach.map((word) => WORDS[word]),
    ]),
  )
}

/** Names the shorter list: what is granted or what is left out. */
function describeGrantedColumns(
  verb: string,
  granted: string[] | null,
  { columns }: TableDetail,
): string {
  if (!granted) return ''
  const others = columns.map(({ name }) => name).filter((name) => !granted.includes(name))
  const isMost = others.length < granted.length
  const list = (isMost ? others : granted).map(renderCode).join(', ')
  return wrap(`Columns one may ${verb}: ${isMost ? 'all but ' : ''}${list}.`)
}

export function renderPolicies({ name, policies }: TableDetail, definitions: Definitions): string {
  if (policies.length === 0) return ''
  const bodies = policies.map((policy) => describePolicy(name, policy, definitions))
  return renderDetails(`Policies (${policies.length})`, renderFence('sql', bodies.join('\n\n')))
}

/** What nearly every table has, with the exceptions. */
export function renderCommonPolicies({ tables, definitions, common }: Model): string {
  return joinBlocks(
    common.map(({ policy, missing }) => {
      const holder = tables.find(({ policies }) => policies.includes(policy))?.name ?? ''
      const names = missing.map(renderTableLink).join(', ')
      return joinBlocks([
        wrap(`Every table${names ? ` but ${names}` : ''} has this policy besides its own:`),
        renderFence('sql', describePolicy(holder, policy, definitions).replace(holder, '<table>')),
      ])
    }),
  )
}

function describePolicy(table: string, policy: PolicyDetail, definitions: Definitions): string {
  const { text, note } = definitions.get(`policy ${table}.${policy.name}`) ?? { text: '', note: '' }
  const reason = [policy.comment ?? '', note].filter(Boolean).join('\n')
  const kind = policy.is_restrictive ? 'restrictive, ' : ''
  const head = `${policy.name}: ${kind}${policy.command} for ${policy.roles.join(', ')}`
  const comment = [head, ...wrap(reason, '', 90).split('\n').filter(Boolean)]
  return [...comment.map((line) => `-- ${line}`), text || formatRule(policy)].join('\n')
}

function formatRule({ rule }: PolicyDetail): string {
  return rule.replace(/\( SELECT (\S+?\(\)) AS \w+\)/g, '(select $1)')
}
