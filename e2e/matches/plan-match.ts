/** A match of one journey, made beside the page. */
import { PUBLISHABLE_KEY } from '../../supabase/local/keys'
import { addresses } from '../support/addresses'
import { getEmail, password } from '../support/personas'

const u13 = '00000000-0000-4000-8002-000000000003'

async function send(path: string, body: unknown, token = PUBLISHABLE_KEY): Promise<unknown> {
  const answer = await fetch(`${addresses.stack}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
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

interface PlannedMatch {
  opponent: string
  /** An instant in ISO; a team plays one match at a time. */
  startsAt: string
  /** Players a side, who all start. */
  format: number
  benched: number
  periodMinutes: number
  formation?: string
}

/** Two periods of the demo's U13, planned by its coach; answers the id. */
export async function planMatch(planned: PlannedMatch): Promise<string> {
  const { opponent, startsAt, format, benched, periodMinutes, formation } = planned
  const login = { email: getEmail('coach'), password }
  const session = await send('/auth/v1/token?grant_type=password', login)
  const [token] = readTexts(session, 'access_token')
  const squad = await send(
    `/rest/v1/squad_members?select=player_id&team_id=eq.${u13}&left_on=is.null&limit=${format + benched}`,
    null,
    token,
  )
  const match = {
    team_id: u13,
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
