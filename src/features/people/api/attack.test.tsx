import { expect, test } from 'vitest'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'

/** FC Riverside, whose ids the rivals know: U13 with its first player, and somebody with a guardian. */
const school = '00000000-0000-4000-8000-000000000001'
const team = '00000000-0000-4000-8002-000000000003'
const player = '00000000-0000-4000-8001-000000000301'

async function signInAs(persona: 'coach2' | 'owner2' | 'parent2' | 'player2' | 'owner') {
  const { client } = await createClientFor(personas[persona])
  return client
}

type Client = Awaited<ReturnType<typeof signInAs>>
interface Answer {
  data: unknown
  error: { message: string } | null
}

/** Ids an insider of the club knows. */
async function fetchTargets() {
  const owner = await signInAs('owner')
  const { data: links } = await owner
    .from('guardian_links')
    .select('id, guardian_id, player_id')
    .eq('school_id', school)
    .eq('status', 'active')
    .limit(1)
  const { data: invitations } = await owner
    .from('invitations')
    .select('id')
    .eq('school_id', school)
    .eq('status', 'pending')
    .limit(1)
  const link = links?.[0]
  const invitation = invitations?.[0]
  if (!link || !invitation) throw new Error('The demo club has no family or no open invitation')
  return { link, invitation: invitation.id }
}

type Targets = Awaited<ReturnType<typeof fetchTargets>>

/** By name: what is tried. A read finds nothing, a write changes nothing or is refused. */
const attacks: Record<string, (rival: Client, known: Targets) => PromiseLike<Answer>> = {
  'reads a player': (rival) => rival.from('players').select('id').eq('id', player),
  'reads a squad': (rival) => rival.from('squad_members').select('id').eq('team_id', team),
  'reads a team': (rival) => rival.from('teams').select('id').eq('id', team),
  'reads a team’s staff': (rival) => rival.from('team_staff').select('user_id').eq('team_id', team),
  'reads a family link': (rival, { link }) =>
    rival.from('guardian_links').select('id').eq('id', link.id),
  'reads a guardian’s card': (rival, { link }) =>
    rival.from('person_cards').select('user_id').eq('user_id', link.guardian_id),
  'reads a guardian’s address and number': (rival, { link }) =>
    rival.from('users').select('email, phone').eq('id', link.guardian_id),
  'reads a parent profile': (rival, { link }) =>
    rival.from('parent_profiles').select('address').eq('user_id', link.guardian_id),
  'reads health': (rival) =>
    rival.from('medical_notes').select('player_id').eq('player_id', player),
  'reads consents': (rival) => rival.from('consents').select('id').eq('player_id', player),
  'reads invitations': (rival, { invitation }) =>
    rival.from('invitations').select('id').eq('id', invitation),
  'searches the players of a team': (rival) => rival.rpc('search_players', { p_team_ids: [team] }),
  'searches the coaches of a team': (rival) => rival.rpc('search_coaches', { p_team_ids: [team] }),
  'opens a team’s contacts': (rival) => rival.rpc('team_contacts', { p_team_id: team }),
  'opens a child’s health': (rival) => rival.rpc('player_health', { p_player_id: player }),
  'renames a player': (rival) =>
    rival.from('players').update({ first_name: 'Stolen' }).eq('id', player).select('id'),
  'saves a player': (rival) =>
    rival.rpc('save_player', {
      p_player_id: player,
      p_first_name: 'Stolen',
      p_last_name: 'Stolen',
      p_date_of_birth: '2014-01-01',
    }),
  'deletes a player': (rival) => rival.from('players').delete().eq('id', player).select('id'),
  'adds a player to the school': (rival) =>
    rival
      .from('players')
      .insert({ school_id: school, first_name: 'X', last_name: 'Y', date_of_birth: '2014-01-01' }),
  'adds a player to the team': (rival) =>
    rival.rpc('add_player', {
      p_team_id: team,
      p_first_name: 'X',
      p_last_name: 'Y',
      p_date_of_birth: '2014-01-01',
    }),
  'imports players': (rival) =>
    rival.rpc('import_players', {
      p_school_id: school,
      p_rows: [{ first_name: 'X', last_name: 'Y', date_of_birth: '2014-01-01', team_id: team }],
    }),
  'undoes an import': (rival) => rival.rpc('undo_player_import', { p_player_ids: [player] }),
  'puts the player into a squad': (rival) =>
    rival.from('squad_members').insert({ team_id: team, player_id: player }),
  'takes the player out of the squad': (rival) =>
    rival
      .from('squad_members')
      .update({ left_on: '2026-11-21' })
      .eq('player_id', player)
      .select('id'),
  'makes themself staff': (rival) =>
    rival.from('team_staff').insert({ team_id: team, user_id: player, role: 'head_coach' }),
  'measures the child': (rival) =>
    rival.rpc('record_measurement', { p_player_id: player, p_height_cm: 150 }),
  'ends a family link': (rival, { link }) =>
    rival.from('guardian_links').update({ status: 'ended' }).eq('id', link.id).select('id'),
  'deletes a family link': (rival, { link }) =>
    rival.from('guardian_links').delete().eq('id', link.id).select('id'),
  'links a guardian': (rival, { link }) =>
    rival.from('guardian_links').insert({
      guardian_id: link.guardian_id,
      player_id: player,
      relationship: 'father',
      status: 'active',
    }),
  'decides a consent': (rival) =>
    rival.rpc('decide_consent', {
      p_player_id: player,
      p_purpose: 'photo_video',
      p_is_given: true,
    }),
  'invites a parent for a foreign player': (rival) =>
    rival.rpc('invite', {
      p_school_id: school,
      p_email: 'spy@rival.test',
      p_role: 'parent',
      p_player_id: player,
      p_relationship: 'father',
    }),
  'invites a coach into the school': (rival) =>
    rival.rpc('invite', { p_school_id: school, p_email: 'spy@rival.test', p_role: 'coach' }),
  'writes an invitation past the function': (rival) =>
    rival.from('invitations').insert({
      school_id: school,
      email: 'spy@rival.test',
      role: 'coach',
      token_hash: '00',
    }),
  'sends an invitation again': (rival, { invitation }) =>
    rival.rpc('resend_invitation', { p_invitation_id: invitation }),
  'revokes an invitation': (rival, { invitation }) =>
    rival.rpc('revoke_invitation', { p_invitation_id: invitation }),
  'reads the hash of a token': (rival) => rival.from('invitations').select('token_hash'),
  'guesses a token': (rival) => rival.rpc('invitation_by_token', { p_token: '0'.repeat(64) }),
  'accepts with a guessed token': (rival) =>
    rival.rpc('accept_invitation', { p_token: '0'.repeat(64) }),
}

/** Nothing came back: no row, or none changed. */
function isNothing(data: unknown): boolean {
  return data === null || data === 0 || (Array.isArray(data) && data.length === 0)
}

test.each(['coach2', 'owner2', 'parent2', 'player2'] as const)(
  'signed in as %s of the rival school, ids known, nothing of these people can be read, written or misused',
  async (persona) => {
    const known = await fetchTargets()
    const rival = await signInAs(persona)
    const before = await (await signInAs('owner')).from('players').select('*').eq('id', player)
    const succeeded: string[] = []
    for (const [name, attack] of Object.entries(attacks)) {
      const { data, error } = await attack(rival, known)
      // a refused insert without `select` answers with an error; without one it would have happened
      const isWrite =
        /^(adds|puts|makes|links|writes|measures|decides|invites|sends|revokes|accepts)/.test(name)
      if (!error && (isWrite || !isNothing(data))) succeeded.push(name)
    }
    expect(succeeded).toEqual([])
    const after = await (await signInAs('owner')).from('players').select('*').eq('id', player)
    expect(after.data).toEqual(before.data)
    expect(after.data).toHaveLength(1)
  },
)
