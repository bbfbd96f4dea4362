/** Dividing the data model by domain: where migrations belong, the diagram of a domain, its files. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { compareFiles, writeFiles } from '../../local/data-model/compare'
import {
  renderDomainDiagram,
  listReferredElsewhere,
} from '../../local/data-model/render/domain-diagram'
import { findDomain, DOMAINS } from '../../local/data-model/domains'
import { getFirstSentence } from '../../local/data-model/prose'

it('places migrations by the number in their name', () => {
  expect(findDomain('20261121000310_audit.sql').slug).toBe('protection')
  expect(findDomain('20261121000400_teams.sql').slug).toBe('club')
  expect(findDomain('20261121000410_families.sql').slug).toBe('people')
  expect(findDomain('20261121001000_realtime.sql').slug).toBe('communication')
})

it('says where to add a migration that has no domain', () => {
  expect(() => findDomain('20261121009990_new.sql')).toThrow('20261121009990_new.sql belongs to no')
  expect(() => findDomain('new.sql')).toThrow(
    expect.objectContaining({ mend: expect.stringContaining('data-model/domains.ts') }),
  )
})

it('gives no number to two domains', () => {
  const ranges = DOMAINS.flatMap(({ numbers }) => numbers).toSorted(([a], [b]) => a - b)
  ranges.forEach(([first, last], index) => {
    expect(first).toBeLessThanOrEqual(last)
    expect(first).toBeGreaterThan(ranges[index - 1]?.[1] ?? 0)
  })
})

const createForeignKey = (column: string, target: string) => ({
  name: `${column}_fkey`,
  kind: 'f',
  columns: [column],
  definition: '',
  target,
  target_columns: ['id'],
  on_delete: '',
  is_one_to_one: false,
})
const createRelation = (name: string, ...constraints: ReturnType<typeof createForeignKey>[]) => ({
  name,
  constraints,
  is_public: true,
  is_view: false,
  is_invoker: false,
  comment: null,
  columns: [],
  indexes: [],
  triggers: [],
  policies: [],
  insertable: null,
  selectable: null,
  updatable: null,
})

it('draws a domain by names, one line for two tables, without those of other domains', () => {
  const tables = [
    createRelation('teams'),
    createRelation(
      'to',
      createForeignKey('home_id', 'teams'),
      createForeignKey('user_id', 'users'),
      createForeignKey('away_id', 'teams'),
    ),
  ]
  expect(renderDomainDiagram(tables).split('\n')).toEqual([
    'erDiagram',
    '  teams',
    '  "to"',
    '  teams ||--o{ "to" : "home_id, away_id"',
  ])
  expect(listReferredElsewhere(tables, new Set(['teams', 'to', 'users']))).toEqual(['users'])
})

it('takes the first sentence, whatever is abbreviated in it', () => {
  expect(getFirstSentence('As Art. 9 says, e.g. so. More.')).toBe('As Art. 9 says, e.g. so.')
})

it('notices missing, stale and superfluous files, and fixes them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-model-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = new Map([
    ['data-model.md', 'index'],
    ['data-model/club.md', 'club'],
  ])
  await writeFiles(folder, files, await compareFiles(folder, files))
  expect(await compareFiles(folder, files)).toEqual([])

  await writeFile(join(folder, 'data-model.md'), 'old')
  await rm(join(folder, 'data-model', 'club.md'))
  await writeFile(join(folder, 'data-model', 'gone.md'), '')
  const differences = await compareFiles(folder, files)
  expect(differences).toEqual([
    { path: 'data-model.md', kind: 'stale' },
    { path: 'data-model/club.md', kind: 'missing' },
    { path: 'data-model/gone.md', kind: 'not generated' },
  ])
  await writeFiles(folder, files, differences)
  expect(await readdir(join(folder, 'data-model'))).toEqual(['club.md'])
})
