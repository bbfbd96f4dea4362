/**
 * The rules of who reads what, written a second time as plain queries (oracle/), against what everybody of a
 * larger world sees through the policies, and through the functions that open something of a person.
 */
import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase, readTestSqlFiles } from './test-database'

const { db, close } = await openTestDatabase()
for (const { text } of await readTestSqlFiles('oracle')) await db.exec(text)
await db.exec(`set search_path to "$user", public, extensions`)

afterAll(close)

async function queryTexts(query: string, ...values: string[]): Promise<string[]> {
  const { rows } = await db.query<{ text: string }>(query, values)
  return rows.map(({ text }) => text)
}

const rules = (
  await db.query<{ relation: string; rule: string }>('select * from tests.rules order by 1')
).rows
const doors = (
  await db.query<{ door: string; rule: string }>('select * from tests.doors order by 1')
).rows

describe('the world', () => {
  it('has rows for every rule', async () => {
    expect(await queryTexts('select tests.rules_without_rows() as text')).toEqual([])
  })

  it('holds together although it was written without triggers', async () => {
    expect(await queryTexts('select tests.orphans() as text')).toEqual([])
  })
})

describe('rules', () => {
  it('exist for every table and view, or a reason why not', async () => {
    const relations = await queryTexts(`
      select relname::text as text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1`)
    const known = await queryTexts(`
      select relation as text from tests.rules
      union select relation from tests.rules_elsewhere order by 1`)
    expect(known).toEqual(relations)
  })

  it.each(rules)('$relation: $rule', async ({ relation }) => {
    expect(await queryTexts('select tests.mismatches($1) as text', relation)).toEqual([])
  })
})

describe('doors', () => {
  it.each(doors)('$door: $rule', async ({ door }) => {
    expect(await queryTexts('select tests.wrong_entries($1) as text', door)).toEqual([])
  })
})

/** What people wrote about children in an office or as a coach is not among it. */
const EXPORTED =
  `animations assessment_templates background_checks calendar_feeds cart_items coach_profiles collections
  contract_notices conversation_members erasure_requests event_change_receipts exercise_favourites exercise_uses exercises
  guardian_links individual_exercises invoices match_lift_asks match_lifts match_pictures mental_exercises message_files message_reactions messages note_reads
  notification_preferences notifications office_proposals orders owner_profiles parent_profiles person_cards players
  poll_answers poll_options push_devices role_assignments role_requests school_officers season_plans stripe_customers subscriptions
  support_messages support_tickets tasks team_join_requests team_staff training_series training_templates trainings users`.split(
    /\s+/,
  )

describe('a copy of my own data', () => {
  it('has what is mine, and nothing about the children I worked with', async () => {
    const tables = await queryTexts('select distinct tests.exported_tables() as text')
    expect(tables.sort()).toEqual(EXPORTED)
  })
})

/** Each is a mistake somebody could make; the oracle has to name people and rows. */
const MISTAKES = [
  {
    mistake: 'coaches read all players of their school',
    change: `alter policy players_select on public.players
      using (school_id = any(array(select private.my_staff_school_ids())))`,
    asked: `tests.mismatches('players')`,
    answer: /^person \d+, players: too much player \d+/m,
  },
  {
    mistake: 'a link counts before it is confirmed and after it has ended',
    change: `create or replace function private.my_trusted_player_ids() returns setof uuid
      language sql stable security definer set search_path = '' as $$
        select id from public.players where user_id = (select auth.uid())
        union select player_id from public.guardian_links where guardian_id = (select auth.uid())
      $$`,
    asked: `tests.mismatches('emergency_contacts')`,
    answer: /^person \d+, emergency_contacts: too much contact \d+/m,
  },
  {
    mistake: 'every confirmed guardian receives health',
    change: `create or replace function private.my_health_player_ids() returns setof uuid
      language sql stable security definer set search_path = '' as $$
        select private.my_trusted_player_ids()
      $$`,
    asked: `tests.mismatches('medical_notes')`,
    answer: /^person \d+, medical_notes: too much player \d+/m,
  },
  {
    mistake: 'coaches read what families owe',
    change: `alter policy fees_select on public.fees
      using (player_id = any(array(select private.my_coached_player_ids())))`,
    asked: `tests.mismatches('fees')`,
    answer: /^person \d+, fees: too much fee \d+/m,
  },
  {
    mistake: 'who left a conversation still reads it',
    change: `create or replace function private.my_conversation_ids() returns setof uuid
      language sql stable security definer set search_path = '' as $$
        select conversation_id from public.conversation_members where user_id = (select auth.uid())
      $$`,
    asked: `tests.mismatches('messages')`,
    answer: /^person \d+, messages: too much 100\d+/m,
  },
  {
    mistake: 'the safeguarding officer of any school reads a concern',
    change: `alter policy concerns_select on public.concerns using (
      exists (select private.my_safeguarded_school_ids()))`,
    asked: `tests.mismatches('concerns')`,
    answer: /^person \d+, concerns: too much concern \d+/m,
  },
  {
    mistake: 'an office outlives the role',
    change: `create or replace function private.my_treasury_school_ids() returns setof uuid
      language sql stable security definer set search_path = '' as $$
        select school_id from public.school_officers where user_id = (select auth.uid()) and duty = 'treasurer'
      $$`,
    asked: `tests.mismatches('fee_events')`,
    answer: /^person 10, fee_events: too much fee event \d+/m,
  },
  {
    mistake: 'suspended people read their notifications',
    change: `drop policy notifications_active on public.notifications`,
    asked: `tests.mismatches('notifications')`,
    answer: /^person 11, notifications: too much news 11; missing -$/m,
  },
  {
    mistake: 'families do not read their fees',
    change: `alter policy fees_select on public.fees
      using (school_id = any(array(select private.my_treasury_school_ids())))`,
    asked: `tests.mismatches('fees')`,
    answer: /^person \d+, fees: too much -; missing fee \d+/m,
  },
  {
    mistake: 'the door to the health of a child forgets to ask',
    change: `create or replace function public.player_health(p_player_id uuid) returns jsonb
      language sql security definer set search_path = '' as $$ select '{}'::jsonb $$`,
    asked: `tests.wrong_entries('player_health')`,
    answer: /^person \d+, player_health: too much player \d+/m,
  },
]

describe('the oracle notices that', () => {
  it.each(MISTAKES)('$mistake', async ({ change, asked, answer }) => {
    await db.transaction(async (tx) => {
      await tx.exec(change)
      const { rows } = await tx.query<{ text: string }>(`select ${asked} as text`)
      expect(rows.map(({ text }) => text).join('\n')).toMatch(answer)
      await tx.rollback()
    })
  })
})
