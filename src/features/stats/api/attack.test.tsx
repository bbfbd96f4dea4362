import { expect, test } from 'vitest'
import { createClientFor } from '@/test/create-client-for'
import { personas } from '@/test/personas'

/** FC Riverside, whose ids the rivals know: a player with ratings, notes and awards. */
const school = '00000000-0000-4000-8000-000000000001'
const player = '00000000-0000-4000-8001-000000000302'

async function signInAs(persona: 'coach2' | 'owner2' | 'parent2' | 'player2' | 'coach') {
  const { client } = await createClientFor(personas[persona])
  return client
}

type Client = Awaited<ReturnType<typeof signInAs>>

/** Ids a coach of the player knows. */
async function fetchTargets() {
  const coach = await signInAs('coach')
  const [update, award, achievement, mental] = await Promise.all([
    coach.from('player_stat_updates').select('id').eq('player_id', player).limit(1).single(),
    coach.from('achievement_awards').select('id').eq('player_id', player).limit(1).single(),
    coach.from('achievements').select('id').eq('rule', 'by_hand').limit(1).single(),
    coach.rpc('read_mental_stats', { p_player_ids: [player] }),
  ])
  const [score] = mental.data ?? []
  if (!update.data || !award.data || !achievement.data || !score) {
    throw new Error('The demo player has no ratings or awards')
  }
  return {
    update: update.data.id,
    award: award.data.id,
    achievement: achievement.data.id,
    score: score.id,
  }
}

type Known = Awaited<ReturnType<typeof fetchTargets>>

interface Answer {
  data: unknown
  error: { message: string } | null
}

const values = { speed: 1 }

/** By name: what is tried. A read finds nothing, a write changes nothing or is refused. */
const attacks: Record<string, (rival: Client, known: Known) => PromiseLike<Answer>> = {
  'reads ratings': (rival) =>
    rival.from('player_stat_updates').select('id, note').eq('player_id', player),
  'reads one rating with its note': (rival, { update }) =>
    rival.from('player_stat_updates').select('note').eq('id', update),
  'reads the present state': (rival) =>
    rival.from('player_stats').select('overall').eq('player_id', player),
  'reads mental scores': (rival, { score }) =>
    rival.from('player_mental_updates').select('id').eq('id', score),
  'opens mental scores': (rival) => rival.rpc('read_mental_stats', { p_player_ids: [player] }),
  'reads progress': (rival) =>
    rival.from('progress_activities').select('id').eq('player_id', player),
  'reads awards': (rival) => rival.from('achievement_awards').select('id').eq('player_id', player),
  'reads notes': (rival) => rival.from('notes').select('id').eq('player_id', player),
  'rates the player': (rival) =>
    rival.rpc('update_player_stats', { p_entries: [{ player_id: player, values }] }),
  'hides the player in a grid of their own': (rival) =>
    rival.rpc('update_player_stats', {
      p_entries: [
        { player_id: '00000000-0000-4000-8001-000000000501', values },
        { player_id: player, values },
      ],
    }),
  'rates in the player’s name': (rival) =>
    rival.rpc('submit_self_rating', { p_player_id: player, p_values: values }),
  'shares ratings': (rival) => rival.rpc('share_player_stats', { p_player_ids: [player] }),
  'writes a rating past the function': (rival) =>
    rival
      .from('player_stat_updates')
      .insert({ school_id: school, player_id: player, source: 'coach', speed: 1 }),
  'changes a rating': (rival, { update }) =>
    rival
      .from('player_stat_updates')
      .update({ shared_at: new Date().toISOString() })
      .eq('id', update)
      .select('id'),
  'deletes a rating': (rival, { update }) =>
    rival.from('player_stat_updates').delete().eq('id', update).select('id'),
  'deletes a mental score': (rival, { score }) =>
    rival.from('player_mental_updates').delete().eq('id', score).select('id'),
  'invents progress': (rival) =>
    rival
      .from('progress_activities')
      .insert({ school_id: school, player_id: player, kind: 'award_won' }),
  'awards an achievement': (rival, { achievement }) =>
    rival.rpc('award_achievement', { p_player_ids: [player], p_achievement_id: achievement }),
  'writes an award past the function': (rival, { achievement }) =>
    rival
      .from('achievement_awards')
      .insert({ school_id: school, player_id: player, achievement_id: achievement })
      .select('id'),
  'takes an award back': (rival, { award }) =>
    rival.rpc('revoke_award', { p_award_id: award, p_reason: 'Rival' }),
  'deletes an award': (rival, { award }) =>
    rival.from('achievement_awards').delete().eq('id', award).select('id'),
  'looks through the rules': (rival) => rival.rpc('evaluate_awards', { p_player_id: player }),
}

function isRefused({ data, error }: Answer): boolean {
  return error !== null || data === null || (Array.isArray(data) && data.length === 0)
}

test.each(['coach2', 'owner2', 'parent2', 'player2'] as const)(
  'the rival school’s %s neither reads nor writes ratings, awards and notes',
  async (persona) => {
    const known = await fetchTargets()
    const rival = await signInAs(persona)
    const passed: string[] = []
    for (const [name, attack] of Object.entries(attacks)) {
      if (!isRefused(await attack(rival, known))) passed.push(name)
    }
    expect(passed).toEqual([])
    process.stdout.write(`${persona}: ${Object.keys(attacks).length} attacks refused\n`)
  },
  60_000,
)
