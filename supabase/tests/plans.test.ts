/** Hot queries must reach their index although row-level security adds its conditions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, readTestSqlFiles, type TestDatabase } from './test-database'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

const HOT_QUERIES = [
  {
    name: 'trainings of my schools in a date range',
    persona: 'coach',
    query: `select * from trainings where starts_at >= now() and starts_at < now() + interval '7 days' order by starts_at`,
    relation: 'trainings',
    indexes: ['trainings_school', 'trainings_team'],
  },
  {
    name: 'trainings of my child in a date range',
    persona: 'parent',
    query: `select * from trainings where starts_at >= now() and starts_at < now() + interval '30 days'`,
    relation: 'trainings',
    indexes: ['trainings_school', 'trainings_team'],
  },
  {
    name: 'the calendar of one team',
    persona: 'coach',
    query: `select * from trainings where team_id = tests.id('team') and starts_at >= now() order by starts_at`,
    relation: 'trainings',
    indexes: ['trainings_team', 'trainings_school'],
  },
  {
    name: 'the blocks of one training',
    persona: 'coach',
    query: `select * from training_blocks where training_id = tests.id('training') order by phase, position`,
    relation: 'training_blocks',
    indexes: ['training_blocks_place_once'],
  },
  {
    name: 'the squad of one team',
    persona: 'coach',
    query: `select * from squad_members where team_id = tests.id('team') and left_on is null`,
    relation: 'squad_members',
    indexes: ['squad_members_team', 'squad_members_one_open', 'squad_members_shirt_once'],
  },
  {
    name: 'exercises of a topic, as private.matching_exercises asks',
    persona: null,
    query: `select exercise_id from private.exercise_entries
      where locale = 'en' and audience is null
        and topic = any('{pressing}') and phase = any('{warm_up}')`,
    relation: 'exercise_entries_en',
    indexes: ['exercise_entries_en_topic_phase_idx'],
  },
  {
    name: 'exercises in the order of their titles, as private.matching_exercises asks',
    persona: null,
    query: `select exercise_id from private.exercise_entries
      where locale = 'en' and audience is null order by title_key, exercise_id limit 100`,
    relation: 'exercise_entries_en',
    indexes: ['exercise_entries_en_title_key_exercise_id_idx'],
  },
  {
    name: 'exercises with a word, as private.matching_exercises asks',
    persona: null,
    query: `select exercise_id from private.exercise_words
      where locale = 'en' and words @@ private.search_term('en', 'rondo')`,
    relation: 'exercise_words',
    indexes: ['exercise_words_en'],
  },
  {
    name: 'exercises with a meaning, as private.matching_exercises asks',
    persona: null,
    query: `select exercise_id from private.exercise_entries
      where locale = 'de' and audience is null
        and head @@ private.search_term('de', 'gegenpressing')`,
    relation: 'exercise_entries_de',
    indexes: ['exercise_entries_de_head_idx'],
  },
  {
    name: 'what a team has done since three weeks ago',
    persona: 'coach',
    query: `select exercise_id from exercise_uses
      where team_id = tests.id('team') and used_at >= now() - interval '3 weeks'`,
    relation: 'exercise_uses',
    indexes: ['exercise_uses_team'],
  },
  {
    name: 'how often an exercise was used',
    persona: 'coach',
    query: `select count(*), max(used_at) from exercise_uses where exercise_id = tests.id('catalogue_exercise')`,
    relation: 'exercise_uses',
    indexes: ['exercise_uses_exercise'],
  },
  {
    name: 'my unread notifications',
    persona: 'coach',
    query: `select count(*) from notifications where read_at is null`,
    relation: 'notifications',
    indexes: ['notifications_unread', 'notifications_user'],
  },
]

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  for (const file of await readTestSqlFiles('plans')) await test.db.exec(file.text)
})

afterAll(() => test.close())

async function explainPlan(persona: string | null, query: string): Promise<PlanNode[]> {
  return test.db.transaction(async (tx) => {
    if (persona) await tx.query('select tests.act_as($1)', [persona])
    // The search plans for a library that lies in memory.
    else await tx.exec('set local random_page_cost = 1.1')
    const { rows } = await tx.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (format json) ${query}`,
    )
    return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => flatten(Plan))
  })
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)]
}

describe('query plans under row-level security', () => {
  it.each(HOT_QUERIES)('$name: by index', async ({ persona, query, relation, indexes }) => {
    const nodes = await explainPlan(persona, query)
    const scans = nodes.filter((node) => node['Relation Name'] === relation)
    const used = nodes.flatMap((node) => node['Index Name'] ?? [])
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(used.filter((name) => indexes.includes(name))).not.toEqual([])
  })

  it('finds one page among 3,000 exercises in well under a second', async () => {
    const milliseconds = await test.db.transaction(async (tx) => {
      await tx.query(`select tests.act_as('coach')`)
      const from = performance.now()
      const { rows } = await tx.query(
        `select * from search_exercises('de', 'drill', p_topics => '{pressing}')`,
      )
      expect(rows).toHaveLength(24)
      return performance.now() - from
    })
    expect(milliseconds).toBeLessThan(1000)
  })
})
