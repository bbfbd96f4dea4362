/** Which topics belong together, and which a team of some age trains: data, a coach's judgement. */
import type { Topic } from './candidate'

/** Topics that prepare for or grow out of one another; told once per pair. */
const relatedPairs: readonly (readonly [Topic, Topic])[] = [
  ['ball_mastery', 'dribbling'],
  ['ball_mastery', 'first_touch'],
  ['ball_mastery', 'coordination'],
  ['ball_mastery', 'fun'],
  ['dribbling', 'defending_1v1'],
  ['dribbling', 'finishing'],
  ['dribbling', 'fun'],
  ['first_touch', 'passing'],
  ['first_touch', 'possession'],
  ['passing', 'possession'],
  ['passing', 'combination_play'],
  ['passing', 'switching_play'],
  ['switching_play', 'possession'],
  ['switching_play', 'crossing'],
  ['crossing', 'finishing'],
  ['crossing', 'heading'],
  ['heading', 'set_pieces'],
  ['finishing', 'combination_play'],
  ['finishing', 'counter_attack'],
  ['finishing', 'goalkeeping'],
  ['possession', 'combination_play'],
  ['possession', 'counter_press'],
  ['pressing', 'counter_press'],
  ['pressing', 'compactness'],
  ['pressing', 'defending_group'],
  ['counter_press', 'counter_attack'],
  ['compactness', 'defending_group'],
  ['defending_1v1', 'defending_group'],
  ['set_pieces', 'crossing'],
  ['coordination', 'speed'],
  ['coordination', 'mobility'],
  ['speed', 'counter_attack'],
  ['strength', 'mobility'],
]

const related = new Map<Topic, Set<Topic>>()
for (const [one, other] of relatedPairs) {
  related.set(one, (related.get(one) ?? new Set()).add(other))
  related.set(other, (related.get(other) ?? new Set()).add(one))
}

/** How much training one topic serves another: 1 itself, 0.5 a relative, 0.15 a relative of a relative. */
export function computeAffinity(topic: Topic, wanted: Topic): number {
  if (topic === wanted) return 1
  const relatives = related.get(topic)
  if (relatives?.has(wanted)) return 0.5
  return [...(relatives ?? [])].some((between) => related.get(between)?.has(wanted)) ? 0.15 : 0
}

/** What a team works on by turns, the most important first; `age` as age groups count it. */
export function listTopics(age: number): readonly Topic[] {
  if (age <= 9) return ['dribbling', 'ball_mastery', 'finishing', 'fun', 'first_touch', 'passing']
  if (age <= 11) {
    return ['dribbling', 'passing', 'finishing', 'first_touch', 'possession', 'defending_1v1']
  }
  return [
    'possession',
    'finishing',
    'pressing',
    'passing',
    'combination_play',
    'dribbling',
    'counter_attack',
    'defending_group',
    'crossing',
    'set_pieces',
  ]
}
