/**
 * Function bodies, as far as PGlite can tell: those in SQL resolve every name, those in plpgsql parse. What is
 * inside plpgsql statements only plpgsql_check sees, on a native server: `npm run test:db -- --native`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from './test-database'

/** Every function of ours once more, with its body checked; names and errors of those that fail. Nothing stays. */
const RECREATE = `
  create function tests.broken_functions() returns setof text
  language plpgsql set check_function_bodies = on as $$
  declare
    routine record;
  begin
    for routine in
      select pg_get_functiondef(oid) as definition, oid::regprocedure as name
      from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      order by 2
    loop
      begin
        execute routine.definition;
      exception when others then
        return next format('%s: %s', routine.name, sqlerrm);
      end;
    end loop;
  end;
  $$`

const MISTAKES = [
  `create function private.wrong() returns int language sql set search_path = '' as $$ select 1 from public.nowhere $$`,
  `create function private.wrong() returns int language sql set search_path = '' as $$ select private.nobody() $$`,
  `create function private.wrong() returns int language plpgsql set search_path = '' as $$ begin return 1 $$`,
]

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await test.db.exec(RECREATE)
})
afterAll(() => test.close())

describe('function bodies', () => {
  async function listBroken(mistake = ''): Promise<string[]> {
    return test.db.transaction(async (tx) => {
      await tx.exec(`set local check_function_bodies = off; ${mistake}`)
      const { rows } = await tx.query<{ text: string }>('select tests.broken_functions() as text')
      await tx.rollback()
      return rows.map(({ text }) => text)
    })
  }

  it('resolve or parse', async () => {
    expect(await listBroken()).toEqual([])
  })

  it.each(MISTAKES)('would not: %s', async (mistake) => {
    expect(await listBroken(mistake)).toEqual([expect.stringMatching(/^private\.wrong\(\): /)])
  })
})
