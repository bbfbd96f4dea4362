/** A match of one journey, made beside the page. */
import { test } from '@playwright/test'
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/keys'
import { addresses } from '../support/addresses'
import { getDateIn } from '../support/dates'
import { getEmail, password, type Persona } from '../support/personas'

/** Teams of the demo's coach. */
export const u11 = '00000000-0000-4000-8002-000000000002'
const u13 = '00000000-0000-4000-8002-000000000003'
/** Of the demo's player, whom the coach does not train. */
export const u17 = '00000000-0000-4000-8002-000000000004'

/** A kick-off at night, another one each time a journey is repeated: a team plays one match at a time. */
export function getNight(days: number): string {
  return `${getDateIn(days + test.info().repeatEachIndex)}T01:00:00Z`
}

async function send(
  path: string,
  body: unknown,
  token = PUBLISHABLE_KEY,
  method?: 'PATCH',
): Promise<unknown> {
  const answer = await fetch(`${addresses.stack}${path}`, {
    method: method ?? (body === null ? 'GET' : 'POST'),
    headers: {
      apikey: token === SECRET_KEY ? SECRET_KEY : PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: body === null ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** The texts of a field of the first rows of an answer. */
function readTexts(rows: unknown, key: string): string[] {
  return (Array.isArray(rows) ? rows : [rows]).map((row: unknown) =>
    typeof row === 'object' && row !== null ? String(Reflect.get(row, key)) : '',
  )
}

async function fetchToken(persona: Persona): Promise<string | undefined> {
  const login = { email: getEmail(persona), password }
  return readTexts(await send('/auth/v1/token?grant_type=password', login), 'access_token')[0]
}

/** A function of the database called beside the page; answers the id that it tells. */
export async function callAs(
  persona: Persona,
  name: string,
  args: Record<string, unknown>,
): Promise<string> {
  const answer = await send(`/rest/v1/rpc/${name}`, args, await fetchToken(persona))
  return typeof answer === 'string' ? answer : ''
}

interface PlannedMatch {
  opponent: string
  /** An instant in ISO; a team plays one match at a time. */
  startsAt: string
  /** Players a side, who all start. */
  format: number
  benched: number
  periodMinutes: number
  formation?: string
  /** The U13 unless another team is named. */
  team?: string
  /** The demo's coach unless the team is another's. */
  planner?: Persona
}

/** Two periods; answers the id. */
export async function planMatch(planned: PlannedMatch): Promise<string> {
  const { opponent, startsAt, format, benched, periodMinutes, formation } = planned
  const { team = u13, planner = 'coach' } = planned
  const token = await fetchToken(planner)
  const squad = await send(
    `/rest/v1/squad_members?select=player_id&team_id=eq.${team}&left_on=is.null&limit=${format + benched}`,
    null,
    token,
  )
  const match = {
    team_id: team,
    opponent,
    format,
    periods: 2,
    period_minutes: periodMinutes,
    formation,
    starts_at: startsAt,
  }
  const [id = ''] = readTexts(await send('/rest/v1/matches', match, token), 'id')
  const entries = readTexts(squad, 'player_id').map((player_id, index) => ({
    player_id,
    role: index < format ? 'starter' : 'bench',
    shirt_number: index + 1,
  }))
  await send('/rest/v1/rpc/set_squad', { p_match_id: id, p_entries: entries }, token)
  return id
}

/** A running match becomes older by minutes, as if they had been played: its clock counts from instants of the server. */
export async function moveClock(id: string, minutes: number): Promise<void> {
  const path = `/rest/v1/matches?id=eq.${id}`
  const stored = await send(`${path}&select=started_at,period_started_at`, null, SECRET_KEY)
  const move = (column: string) => {
    const [instant = 'null'] = readTexts(stored, column)
    return instant === 'null'
      ? null
      : new Date(Date.parse(instant) - minutes * 60_000).toISOString()
  }
  const instants = { started_at: move('started_at'), period_started_at: move('period_started_at') }
  await send(path, instants, SECRET_KEY, 'PATCH')
}
