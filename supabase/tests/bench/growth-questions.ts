/** What `npm run bench:development` and `npm run bench:analytics` ask, and how long each may take (issues 20 and 21). */
export interface Question {
  name: string
  /** Who asks: a key of the generated people, as `kind number`; absent: the scheduler. */
  person?: string
  statement: string
  /** Milliseconds. */
  goal?: number
  turns?: number
  /** Done for good before, by the scheduler. */
  before?: string
}

const createId = (kind: string, number: number) => `md5('${kind}${number}')::uuid`
const team = createId('team', 1)
const school = createId('school', 1)
const player = createId('player', 101)

/** A page of the history as the app asks for it, without and with a word. */
const selectNotes = (filter: string) =>
  `select note.id, note.player_id, note.author_id, note.kind, note.visibility, note.body, note.occurred_on,
     player.first_name, player.last_name, (select count(*) from public.notes where archived_at is null and ${filter})
   from public.notes as note join public.players as player on player.id = note.player_id
   where note.archived_at is null and ${filter}
   order by note.occurred_on desc, note.created_at desc, note.id limit 25`

const evaluateAll = 'select sum(public.evaluate_school_awards(id)) from public.schools'

const development: Question[] = [
  {
    name: 'coach lab, 20 players',
    person: 'coach1',
    statement: 'select * from public.list_coach_lab()',
    goal: 200,
  },
  {
    name: 'history of 5,000 notes, first page',
    person: 'coach1',
    statement: selectNotes(`player_id = ${player}`),
    goal: 150,
  },
  {
    name: 'history of 5,000 notes, a word',
    person: 'coach1',
    statement: selectNotes(`player_id = ${player} and body ilike '%note 17%'`),
    goal: 150,
  },
  {
    name: 'notes of all my players',
    person: 'coach1',
    statement: selectNotes('true'),
    goal: 150,
  },
  {
    name: 'my awards, and how far the next ones are',
    person: 'parent101',
    statement: `select * from public.award_progress(${player})`,
    goal: 150,
  },
  {
    name: 'the very first night of 40 rules: every award given, with its news',
    statement: evaluateAll,
    turns: 1,
  },
  {
    name: '40 rules for every player, a night when nothing is new',
    before: evaluateAll,
    statement: evaluateAll,
    goal: 30_000,
    turns: 1,
  },
]

const analytics: Question[] = [
  {
    name: 'counting the platform, once an hour',
    statement: 'select private.keep_platform_numbers()',
    goal: 60_000,
    turns: 1,
  },
  ...['four_weeks', 'three_months', 'season'].flatMap((period): Question[] => [
    {
      name: `coach's cockpit, ${period}`,
      person: 'coach1',
      statement: `select public.team_cockpit(${team}, '${period}')`,
      goal: 300,
    },
    {
      name: `player's cockpit, ${period}`,
      person: 'parent101',
      statement: `select public.player_cockpit(${player}, '${period}')`,
      goal: 300,
    },
    {
      name: `owner's cockpit, ${period}`,
      person: 'owner1',
      statement: `select public.school_cockpit(${school}, '${period}')`,
      goal: 300,
    },
    {
      name: `administrator's cockpit, ${period}`,
      person: 'admin1',
      before: 'select private.keep_platform_numbers()',
      statement: `select public.platform_cockpit('${period}')`,
      goal: 300,
    },
  ]),

  {
    name: 'every session of the platform, first page',
    person: 'admin1',
    statement: 'select * from public.search_all_trainings()',
    goal: 300,
  },
]

export const groups: Record<string, readonly Question[]> = { development, analytics }
