/** A family of one test alone: a parent and a coach who signed up for real, children of FC Riverside, a team for each. */
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from './create-client-for'
import { createPerson } from './create-person'
import { personas } from './personas'
import { trustGuardian } from './trust-guardian'

const school_id = '00000000-0000-4000-8000-000000000001'
const hourMs = 3_600_000

interface OwnFamilyOptions {
  children: readonly string[]
  /** Siblings in one team; otherwise each child has a team of its own. */
  isOneTeam?: boolean
  /** Nobody coaches them, and they play in no team. */
  isTeamless?: boolean
  /** What the parent's links allow. */
  rights?: { can_pay?: boolean; can_respond?: boolean }
}

export async function createOwnFamily(options: OwnFamilyOptions) {
  const { children, isOneTeam = false, isTeamless = false, rights = {} } = options
  const mark = crypto.randomUUID().slice(0, 6)
  const { client: owner } = await createClientFor(personas.owner)
  const parent = await createPerson('parent', { first_name: 'Own', last_name: mark })
  // not a coach of the demo: what these see of their teams is counted by other tests
  const trainer = await createPerson('coach', { first_name: 'Wanda', last_name: 'Weiss' })
  const { client: coach } = await createClientFor(trainer)

  const players = await unwrap(
    owner
      .from('players')
      .insert(
        children.map((first_name) => ({
          school_id,
          first_name,
          last_name: `Own${mark}`,
          date_of_birth: '2015-05-06',
        })),
      )
      .select('id, first_name'),
  )
  await unwrap(
    owner
      .from('guardian_links')
      .insert(
        players.map(({ id }) => ({
          guardian_id: parent.id,
          player_id: id,
          relationship: 'mother' as const,
          status: 'active' as const,
          can_respond: rights.can_respond ?? true,
        })),
      )
      .select('id'),
  )
  await trustGuardian(
    parent,
    rights.can_pay === false ? ['can_consent', 'receives_health'] : undefined,
  )
  const teamNames = isTeamless ? [] : isOneTeam ? ['T'] : children.map((name) => name)
  const teams = await Promise.all(teamNames.map((name) => createTeam(`${name}-${mark}`)))
  if (!isTeamless) {
    await unwrap(
      owner
        .from('squad_members')
        .insert(
          players.map(({ id }, index) => ({
            player_id: id,
            team_id: teams[isOneTeam ? 0 : index]?.id ?? '',
          })),
        )
        .select('id'),
    )
  }

  async function createTeam(name: string) {
    const team = await unwrap(
      owner
        .from('teams')
        .insert({ school_id, name, age_group: 'U12', season: '2026/27' })
        .select('id, name')
        .single(),
    )
    const staff = { team_id: team.id, user_id: trainer.id, role: 'head_coach' as const }
    await unwrap(owner.from('team_staff').insert(staff).select('team_id'))
    return team
  }

  /** Hours from now; an hour long. */
  async function createTraining(hours: number, title: string, team = 0) {
    const start = Date.now() + hours * hourMs
    const row = {
      team_id: teams[team]?.id ?? '',
      school_id,
      title,
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + hourMs).toISOString(),
    }
    return unwrap(coach.from('trainings').insert(row).select('id').single())
  }

  /** Days from now. */
  async function play(days: number, opponent: string, team = 0) {
    const starts_at = new Date(Date.now() + days * 24 * hourMs).toISOString()
    const row = { team_id: teams[team]?.id ?? '', school_id, opponent, starts_at }
    return unwrap(coach.from('matches').insert(row).select('id').single())
  }

  /** In whole euros; days from today, negative for one that is overdue. */
  async function createFee(child: number, title: string, euros: number, days: number) {
    const due = new Date(Date.now() + days * 24 * hourMs).toISOString().slice(0, 10)
    const fee = { p_title: title, p_amount_cents: euros * 100, p_due_on: due }
    const p_player_ids = [players[child]?.id ?? '']
    await unwrap(owner.rpc('charge_fees', { p_school_id: school_id, p_player_ids, ...fee }))
  }

  async function ask(child: number, title: string, hours: number) {
    const due_at = new Date(Date.now() + hours * hourMs).toISOString()
    const row = { school_id, player_id: players[child]?.id ?? '', title, due_at }
    await unwrap(coach.from('tasks').insert(row).select('id'))
  }

  async function createNote(child: number, body: string) {
    const row = { player_id: players[child]?.id ?? '', body }
    await unwrap(
      coach
        .from('notes')
        .insert({ ...row, visibility: 'family' as const })
        .select('id'),
    )
  }

  /** A plan of one goal around the tests' day; `isAgreed`: the parent has said yes for both. */
  async function createPlan(child: number, topic: 'first_touch' | 'mobility', isAgreed: boolean) {
    const plan = await unwrap(
      coach.rpc('save_development_plan', {
        p_plan: {
          id: crypto.randomUUID(),
          player_id: players[child]?.id ?? '',
          starts_on: '2026-11-01',
          ends_on: '2026-12-31',
          goals: [{ words: 'I look up', signs: 'My pass arrives', topic }],
        },
      }),
    )
    if (!isAgreed) return plan
    const { client } = await createClientFor(parent)
    for (const p_is_family of [false, true]) {
      const said = { p_plan_id: plan.id, p_is_family, p_written_at: plan.written_at }
      await unwrap(client.rpc('agree_development_plan', said))
    }
    return plan
  }

  async function callOff(trainingId: string) {
    await unwrap(
      coach.from('trainings').update({ status: 'cancelled' }).eq('id', trainingId).select('id'),
    )
  }

  return {
    parent,
    trainer,
    players,
    teams,
    owner,
    coach,
    train: createTraining,
    play,
    charge: createFee,
    ask,
    note: createNote,
    plan: createPlan,
    callOff,
  }
}
