/** Signed in as the rival school's people, with the real client and every id known: teams stay closed. */
import { beforeAll, describe, expect, test } from 'vitest'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from '@/test/sign-in-as'
import type { Persona } from '@/test/personas'

const victim = { school: '', seen: '', team: '', place: '', player: '', coach: '' }

beforeAll(async () => {
  await signInAs('owner')
  const client = await getDb()
  const place = await unwrap(
    client
      .from('squad_members')
      .select('id, team_id, player_id, school_id')
      .eq('team_id', '00000000-0000-4000-8002-000000000003')
      .is('left_on', null)
      .limit(1)
      .single(),
  )
  const school = await unwrap(
    client.from('schools').select('id, updated_at').eq('id', place.school_id).single(),
  )
  const staff = await unwrap(
    client.from('team_staff').select('user_id').eq('team_id', place.team_id).limit(1).single(),
  )
  Object.assign(victim, {
    school: school.id,
    seen: school.updated_at,
    team: place.team_id,
    place: place.id,
    player: place.player_id,
    coach: staff.user_id,
  })
})

const rivals = ['owner2', 'coach2', 'parent2', 'player2'] satisfies Persona[]

describe.each(rivals)('%s of the rival school', (persona) => {
  test('reads no team, squad, staff or school, by table or by call', async () => {
    await signInAs(persona)
    const client = await getDb()
    const found = await Promise.all([
      unwrap(client.from('teams').select('id').eq('id', victim.team)),
      unwrap(client.from('squad_members').select('id').eq('team_id', victim.team)),
      unwrap(client.from('team_staff').select('user_id').eq('team_id', victim.team)),
      unwrap(client.from('schools').select('id').eq('id', victim.school)),
      unwrap(client.rpc('school_people', { p_school_id: victim.school })),
    ])
    expect(found).toEqual([[], [], [], [], []])
    const listed = await unwrap(client.rpc('search_teams', { p_limit: 100 }))
    expect(listed.map(({ id }) => id)).not.toContain(victim.team)
  })

  test('changes none of it', async () => {
    await signInAs(persona)
    const client = await getDb()
    const changed = await Promise.all([
      client.from('teams').update({ name: 'Stolen' }).eq('id', victim.team).select('id'),
      client.from('squad_members').update({ shirt_number: 98 }).eq('id', victim.place).select('id'),
      client.from('squad_members').delete().eq('id', victim.place).select('id'),
      client.from('team_staff').delete().eq('team_id', victim.team).select('user_id'),
    ])
    expect(changed.map(({ data }) => data ?? [])).toEqual([[], [], [], []])
  })

  test('adds nobody, copies nothing, and saves no academy', async () => {
    await signInAs(persona)
    const client = await getDb()
    const refused = await Promise.all([
      client.from('teams').insert({
        school_id: victim.school,
        name: 'Mine',
        age_group: 'U13',
        season: '2026/27',
      }),
      client.from('squad_members').insert({ team_id: victim.team, player_id: victim.player }),
      client
        .from('team_staff')
        .insert({ team_id: victim.team, user_id: victim.coach, role: 'head_coach' }),
      client.rpc('copy_team', {
        p_team_id: victim.team,
        p_name: 'Mine',
        p_age_group: 'U14',
        p_season: '2027/28',
      }),
      client.rpc('save_academy', {
        p_school_id: victim.school,
        p_seen_at: victim.seen,
        p_first_name: 'R',
        p_last_name: 'R',
        p_phone: '',
        p_avatar_url: '',
        p_job_title: '',
        p_biography: '',
        p_name: 'Stolen',
        p_type: 'club',
        p_location: '',
        p_address: '',
        p_website: '',
        p_description: '',
        p_logo_url: '',
      }),
      client.storage
        .from('logos')
        .upload(`${victim.school}/stolen.png`, new TextEncoder().encode('x'), {
          contentType: 'image/png',
        }),
    ])
    expect(refused.map(({ error }) => error !== null)).toEqual([true, true, true, true, true, true])
  })
})
