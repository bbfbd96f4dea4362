/** The lists people open all day, as the app asks for them: for team 1, its coach, a guardian, an owner, an administrator. */
export interface HotQuery {
  name: string
  /** Who asks: a key of the generated people, as `kind number`. */
  person: string
  statement: string
}

const createId = (kind: string, number: number) => `md5('${kind}${number}')::uuid`
const TEAM = createId('team', 1)
const CHILD = createId('player', 101)
const CONVERSATION = createId('conversation', 1)

export const HOT_QUERIES: HotQuery[] = [
  {
    name: 'my trainings, next 14 days',
    person: 'coach1',
    statement: `select id, title, starts_at, ends_at, place, status from public.trainings
      where team_id = ${TEAM} and starts_at >= now() and starts_at < now() + interval '14 days' order by starts_at limit 50`,
  },
  {
    name: 'squad list',
    person: 'coach1',
    statement: `select squad.shirt_number, player.id, player.first_name, player.last_name, player.position
      from public.squad_members as squad join public.players as player on player.id = squad.player_id
      where squad.team_id = ${TEAM} and squad.left_on is null order by player.last_name`,
  },
  {
    name: 'attendance of one training',
    person: 'coach1',
    statement: `select player_id, answer, status, minutes from public.attendance
      where training_id = ${createId('training', 120)}`,
  },
  {
    name: "child's week",
    person: 'parent101',
    statement: `select training.id, training.title, training.starts_at, answer.answer, answer.status
      from public.attendance as answer join public.trainings as training on training.id = answer.training_id
      where answer.player_id = ${CHILD} and answer.starts_at >= now() and answer.starts_at < now() + interval '7 days'`,
  },
  {
    name: "child's season",
    person: 'parent101',
    statement: `select status, count(*) from public.attendance
      where player_id = ${CHILD} and starts_at < now() group by status`,
  },
  {
    name: 'messages after the last id',
    person: 'parent101',
    statement: `select id, author_id, body, created_at from public.messages
      where conversation_id = ${CONVERSATION} and id > (
        select last_read_message_id from public.conversation_members
        where conversation_id = ${CONVERSATION} and user_id = ${createId('parent', 101)}
      ) order by id limit 50`,
  },
  {
    name: 'newest page of a conversation',
    person: 'parent101',
    statement: `select * from public.message_page(${CONVERSATION})`,
  },
  {
    name: 'list of conversations',
    person: 'parent101',
    statement: 'select * from public.list_conversations()',
  },
  { name: 'unread counts', person: 'parent101', statement: 'select * from public.unread_counts()' },
  {
    name: 'bell: unread notifications',
    person: 'parent101',
    statement: `select id, kind, created_at from public.notifications
      where user_id = ${createId('parent', 101)} and read_at is null order by created_at desc limit 20`,
  },
  {
    name: 'my orders',
    person: 'parent101',
    statement: `select id, number, status, placed_at, total_cents from public.orders
      where user_id = ${createId('parent', 101)} order by placed_at desc limit 20`,
  },
  {
    name: 'exercise search by words',
    person: 'coach1',
    statement: `select * from public.search_exercises('de', 'Eckle Pressing')`,
  },
  {
    name: 'exercise search, misspelt',
    person: 'coach1',
    statement: `select * from public.search_exercises('en', 'presing rondo')`,
  },
  {
    name: 'exercise search by meaning',
    person: 'coach1',
    statement: `select * from public.search_exercises('de', 'keep away', p_limit => 48)`,
  },
  {
    name: 'exercise search, two meanings',
    person: 'coach1',
    statement: `select * from public.search_exercises('bg', 'warm up dribbling', p_limit => 48)`,
  },
  {
    name: 'exercise search, letters swapped',
    person: 'coach1',
    statement: `select * from public.search_exercises('de', 'Ekcle Gegenpresing', p_limit => 48)`,
  },
  {
    name: 'exercise search without equipment',
    person: 'coach1',
    statement: `select * from public.search_exercises('en', p_without_equipment => '{cones,poles}', p_limit => 48)`,
  },
  {
    name: 'exercise browsing by topic',
    person: 'coach1',
    statement: `select * from public.search_exercises('en', p_topics => '{pressing}', p_phases => '{game}', p_sort => 'popular')`,
  },
  {
    name: 'exercise library, first page',
    person: 'coach1',
    statement: `select * from public.search_exercises('en', p_sort => 'title')`,
  },
  {
    name: 'admin: search people',
    person: 'admin1',
    statement: `select * from public.search_users('Elena Number101')`,
  },
  {
    name: 'admin: people by name, first page',
    person: 'admin1',
    statement: `select * from public.search_users()`,
  },
]

/** What the scheduler runs every minute, a minute after the last time. */
export const JOB = 'select private.queue_reminders(now()) as reminders'
export const LAST_RUN = `update public.job_cursors set cursor_at = now() - interval '1 minute' where name = 'queue_reminders'`
