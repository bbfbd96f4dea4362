/** Whether the numbers of an exercise fit its words, its drawing and the children it is for. */
import type { CatalogueExercise } from './catalogue'

export type ExerciseFacts = Pick<
  CatalogueExercise,
  'ages' | 'level' | 'players' | 'keepers' | 'intensity' | 'heading' | 'topic' | 'phase' | 'diagram'
> &
  Pick<CatalogueExercise, 'intervals' | 'texts'>

export function listFactFaults(exercise: ExerciseFacts): string[] {
  return [...listPeopleFaults(exercise), ...listAgeFaults(exercise), ...listSafetyFaults(exercise)]
}

/** "4v2" needs six; where the set-up tells how to play with fewer, that many are enough. */
function listPeopleFaults({ players, keepers, diagram, texts }: ExerciseFacts): string[] {
  const faults: string[] = []
  const sides = [...`${texts.en.title} ${texts.en.setup}`.matchAll(/(\d+)v(\d+)/g)]
  const needed = Math.min(99, ...sides.map(([, one, other]) => Number(one) + Number(other)))
  if (sides.length > 0 && players.min < needed)
    faults.push(`claims to work with ${players.min} players, it needs ${needed}`)
  if (players.min < 2) faults.push('one player alone is no team exercise')
  if (players.min < keepers) faults.push(`${keepers} keepers among ${players.min} players`)
  const drawn = diagram.objects.filter((object) => object.kind === 'player' && object.is_keeper)
  if (drawn.length !== keepers) faults.push(`draws ${drawn.length} keepers, says ${keepers}`)
  return faults
}

function listAgeFaults({ ages, level, heading, topic, texts }: ExerciseFacts): string[] {
  const faults: string[] = []
  if (heading && ages[0] < 12) faults.push('heading before 12 (peers 5.4)')
  if (level === 5 && ages[0] < 10) faults.push('level 5 for children under ten')
  if (ages[0] < 8 && ['pressing', 'counter_press', 'compactness'].includes(topic))
    faults.push(`${topic} before eight`)
  if (ages[0] < 8 && /penalt/i.test(texts.en.title))
    faults.push('a queue of penalties before eight')
  return faults
}

const contact = /partner|push|shove|run|jump|land/i

function listSafetyFaults({ intervals, intensity, texts, phase }: ExerciseFacts): string[] {
  const faults: string[] = []
  if (intensity === 'very_high' && intervals && intervals.rest < intervals.work)
    faults.push(`all out for ${intervals.work} s with only ${intervals.rest} s of rest`)
  const { setup, rules, points, progressions } = texts.en
  const said = [rules, ...points, ...(progressions ?? [])].join(' ')
  if (phase !== 'cool_down' && /eyes (are )?closed/i.test(said) && contact.test(setup + rules))
    faults.push('eyes closed while others push or run')
  return faults
}
