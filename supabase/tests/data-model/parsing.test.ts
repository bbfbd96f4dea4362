/** Reading migrations as text: statements, the comments above them, chapters, definitions. */
import { describe, expect, it } from 'vitest'
import { readChapter } from '../../local/data-model/chapter'
import { readDefinitions } from '../../local/data-model/definitions'
import { flatten, extractParentheses, splitSql } from '../../local/data-model/sql-split'

const FILE = {
  name: '20270101000100_team_talk.sql',
  text: `-- Team talk: what is said
-- before a match.
--
--          coach  parent
-- talks    s i    s

-- Tables ----------

-- One per match.
create table public.talks (
  id uuid not null, -- given by the browser
  -- Cents; never negative.
  price int default 0,
  body text not null default 'a; b, (c',
  constraint talks_pkey primary key (id),
  -- Nobody listens longer.
  constraint talks_body_length check (
    char_length(body) <= 400 -- letters
    and body <> ''
  )
);

create type public.talk_kind as enum ('short', 'long');

create unique index talks_body on public.talks (body) where price > 0;

-- Functions ----------
-- Says it; twice.
create or replace function public.say(p_id uuid) returns void language plpgsql as $$
begin
  create table public.not_ours (id int); -- 'quote
end;
$$;

create policy talks_select on public.talks for select to authenticated using (
  id = (select auth.uid())
);

create trigger talks_check before insert or update of price, body on public.talks
for each row execute function private.check_talk();
`,
}

const chapter = readChapter(FILE)

describe('splitSql', () => {
  it('cuts at separators outside of quotes, bodies and parentheses', () => {
    const sql = `select ';', "a;b"; do $x$ begin; end $x$; create rule r as (a; b)`
    expect(splitSql(sql, ';').map(({ text }) => text)).toEqual([
      `select ';', "a;b"`,
      'do $x$ begin; end $x$',
      'create rule r as (a; b)',
    ])
  })

  it('keeps a comment only when it stands right above', () => {
    const sql = '-- far\n\n-- near\n-- nearer\nselect 1; -- behind\nselect 2;\n-- gone\n\nselect 3'
    expect(splitSql(sql, ';').map(({ note }) => note)).toEqual(['near\nnearer', '', ''])
  })

  it('knows arguments of functions from rulers of sections', () => {
    expect(splitSql('-- Types ------\n-- Why.\nselect $1, $2', ';')).toEqual([
      { text: 'select $1, $2', note: 'Why.' },
    ])
  })
})

it('flatten puts a statement on one line without comments', () => {
  expect(flatten(`check (\n  a = '--\n  x'  -- no\n  and b\n)`)).toBe(`check (a = '-- x' and b)`)
})

it('extractParentheses stops at the one that closes the first', () => {
  expect(extractParentheses(`t (a int check (a > 0), b text default ')') with (c)`)).toBe(
    `a int check (a > 0), b text default ')'`,
  )
})

describe('readChapter', () => {
  it('takes title, first paragraph and the rest from the opening comment', () => {
    expect(chapter).toMatchObject({
      title: 'Team talk',
      summary: 'What is said before a match.',
      remarks: '         coach  parent\ntalks    s i    s',
    })
  })

  it('is named after the file when it says nothing', () => {
    const silent = readChapter({ name: '20270101000200_shop_orders.sql', text: 'select 1;' })
    expect(silent).toMatchObject({ title: 'Shop orders', summary: '', remarks: '' })
  })
})

describe('readDefinitions', () => {
  const found = readDefinitions([chapter])
  const getDescription = (key: string) => {
    const { text, note } = found.get(key) ?? {}
    return { text, note }
  }

  it('finds what was created, not what a body mentions', () => {
    expect([...found.keys()]).toEqual([
      'table talks',
      'column talks.id',
      'column talks.price',
      'column talks.body',
      'constraint talks.talks_pkey',
      'constraint talks.talks_body_length',
      'type talk_kind',
      'index talks_body',
      'function say',
      'policy talks.talks_select',
      'trigger talks.talks_check',
    ])
  })

  it('brings the comments of tables, columns, constraints and functions', () => {
    expect(getDescription('table talks').note).toBe('One per match.')
    expect(getDescription('column talks.price').note).toBe('Cents; never negative.')
    expect(getDescription('constraint talks.talks_body_length').note).toBe('Nobody listens longer.')
    expect(getDescription('function say').note).toBe('Says it; twice.')
  })

  it('quotes rules as they were written', () => {
    expect(getDescription('constraint talks.talks_body_length').text).toBe(
      `check (char_length(body) <= 400 and body <> '')`,
    )
    expect(getDescription('index talks_body').text).toBe('(body) where price > 0')
    expect(getDescription('policy talks.talks_select').text).toBe(
      'using (\n  id = (select auth.uid())\n)',
    )
    expect(getDescription('trigger talks.talks_check').text).toBe(
      'before insert or update of price, body',
    )
  })

  it('leaves a thing in the chapter that made it, with the words of the last', () => {
    const later = readChapter({
      name: '20270101000300_later.sql',
      text: `-- Later: more of it.

-- Once, loudly.
create or replace function public.say(p_id uuid) returns void language sql as $$ select 1 $$;
alter table public.talks
  add constraint talks_price check (price >= 0),
  add column place text;
alter policy talks_select on public.talks using (true);`,
    })
    const both = readDefinitions([chapter, later])
    expect(both.get('function say')).toEqual({ chapter, note: 'Once, loudly.', text: '' })
    expect(both.get('constraint talks.talks_price')?.text).toBe('check (price >= 0)')
    expect(both.has('column talks.place')).toBe(true)
    expect(both.get('policy talks.talks_select')?.text).toBe('')
  })
})
