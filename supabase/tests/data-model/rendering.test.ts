/** Writing the data model: rights, diagram, Markdown that GitHub reads as it was meant. */
import { describe, expect, it } from 'vitest'
import { listCommonPolicies, isCommon } from '../../local/data-model/render/common-policies'
import { renderDiagram } from '../../local/data-model/render/diagram'
import { createAnchor, renderTable, wrap } from '../../local/data-model/render/markdown'
import { renderParagraphs, escapeProse } from '../../local/data-model/prose'
import { listRoleNames, sumUpRights } from '../../local/data-model/render/rights'
import { truncateText, shortenExpression, shortenType } from '../../local/data-model/sql-words'

const COLUMN = { is_nullable: false, value: null, is_generated: false, comment: null }
const KEY = {
  definition: '',
  target: null,
  target_columns: [],
  on_delete: '',
  is_one_to_one: false,
}
const TABLE = {
  is_public: true,
  is_view: false,
  is_invoker: false,
  comment: null,
  indexes: [],
  triggers: [],
  policies: [],
  insertable: null,
  selectable: null,
  updatable: null,
}

describe('sumUpRights', () => {
  it('puts personas with equal rights together and tells some rows from all', () => {
    const matrix = [
      '| row   | anon | coach | owner | rival_owner | admin |',
      '| ----- | ---- | ----- | ----- | ----------- | ----- |',
      '| home  | ·    | s     | su    | ·           | su    |',
      '| rival | ·    | ·     | ·     | su          | s     |',
    ].join('\n')
    expect(sumUpRights(matrix)).toEqual([
      { personas: ['coach'], reach: ['some', 'no', 'no', 'no'] },
      { personas: ['owner', 'rival_owner'], reach: ['some', 'no', 'some', 'no'] },
      { personas: ['admin'], reach: ['all', 'no', 'some', 'no'] },
    ])
  })

  it('calls the personas of one role by the name of the role', () => {
    expect(listRoleNames(['coach', 'other_coach', 'rival_coach', 'owner', 'admin'])).toEqual([
      'coaches',
      '`owner`',
      '`admin`',
    ])
  })

  it('does not say "all" of a single row', () => {
    const matrix = '| row | admin |\n| --- | --- |\n| one | s |'
    expect(sumUpRights(matrix)[0]?.reach[0]).toBe('some')
  })
})

describe('commonPolicies', () => {
  const createPolicy = (name: string, rule: string) => ({
    name,
    rule,
    command: 'all',
    roles: ['authenticated'],
    is_restrictive: true,
    comment: null,
  })
  const createHoldingTable = (name: string, ...policies: ReturnType<typeof createPolicy>[]) => ({
    ...TABLE,
    name,
    columns: [],
    constraints: [],
    policies,
  })

  it('are what more than half of the tables have, whatever they call it', () => {
    const common = listCommonPolicies([
      createHoldingTable(
        'a',
        createPolicy('a_active', 'using (x)'),
        createPolicy('a_own', 'using (y)'),
      ),
      createHoldingTable('b', createPolicy('b_active', 'using (x)')),
      createHoldingTable('c', createPolicy('c_awake', 'using (x)')),
      createHoldingTable('d'),
    ])
    expect(common.map(({ policy: { name }, missing }) => ({ name, missing }))).toEqual([
      { name: 'a_active', missing: ['d'] },
    ])
    expect(isCommon(createPolicy('z_active', 'using (x)'), common)).toBe(true)
    expect(isCommon(createPolicy('a_own', 'using (y)'), common)).toBe(false)
  })
})

describe('diagram', () => {
  const columns = [
    { ...COLUMN, name: 'id', type: 'uuid' },
    { ...COLUMN, name: 'pk', type: 'numeric(5,1)' },
    { ...COLUMN, name: 'team_id', type: 'uuid', is_nullable: true },
    { ...COLUMN, name: 'starts_at', type: 'timestamp with time zone' },
    { ...COLUMN, name: 'note', type: 'text', is_nullable: true },
  ]
  const constraints = [
    { ...KEY, name: 'to_pkey', kind: 'p', columns: ['id'] },
    { ...KEY, name: 'to_team', kind: 'f', columns: ['team_id'], target: 'teams' },
    {
      ...KEY,
      name: 'to_user',
      kind: 'f',
      columns: ['id'],
      target: 'auth.users',
      is_one_to_one: true,
    },
  ]

  it('draws keys, telling columns and cardinalities in words Mermaid understands', () => {
    expect(renderDiagram([{ ...TABLE, name: 'to', columns, constraints }]).split('\n')).toEqual([
      'erDiagram',
      '  "to" {',
      '    uuid id PK, FK',
      '    numeric pk_',
      '    uuid team_id FK',
      '    timestamptz starts_at',
      '  }',
      '  teams |o--o{ "to" : "team_id"',
      '  "auth.users" ||--o| "to" : "id"',
    ])
  })

  it('has nothing to draw for views', () => {
    expect(renderDiagram([{ ...TABLE, name: 'v', is_view: true, columns, constraints }])).toBe('')
  })
})

describe('Markdown', () => {
  it('keeps marks of a comment from becoming Markdown', () => {
    expect(escapeProse('user:<id> *not* [a] role_requests and is_admin() or `x_y`')).toBe(
      'user:\\<id> \\*not\\* \\[a\\] `role_requests` and `is_admin()` or `x_y`',
    )
  })

  it('keeps lists and paragraphs of a comment, and begins none by accident', () => {
    expect(renderParagraphs('Either:\n- a,\n  b\n- c\n\n# Two')).toBe(
      'Either:\n\n- a, b\n- c\n\n\\# Two',
    )
    expect(escapeProse('1. first')).toBe('1\\. first')
  })

  it('wraps without beginning a list by accident', () => {
    expect(wrap('one two - three', '  ', 9)).toBe('one two -\n  three')
    expect(wrap('one `two three` four', '', 9)).toBe('one\n`two three`\nfour')
  })

  it('escapes pipes in cells once', () => {
    expect(renderTable(['a'], [['b || c']])).toBe('| a |\n| --- |\n| b \\|\\| c |')
  })

  it('links headings as GitHub does', () => {
    expect(createAnchor('Notes & goals: training_blocks')).toBe('notes--goals-training_blocks')
  })
})

describe('words of the catalogue', () => {
  it('are shortened', () => {
    expect(shortenType('timestamp with time zone[]')).toBe('timestamptz[]')
    expect(shortenExpression(`'pending'::request_status`)).toBe(`'pending'`)
    expect(shortenExpression(`NULL::character varying`)).toBe('NULL')
    expect(shortenExpression(`a = ANY (ARRAY['x'::text,\n 'it''s'::text])`)).toBe(
      `a = ANY (ARRAY['x', 'it''s'])`,
    )
    expect(truncateText('abcdef', 4)).toBe('abc…')
  })
})
