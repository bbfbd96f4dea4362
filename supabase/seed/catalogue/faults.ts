/** What is wrong with a catalogue exercise, in plain words; the test wants none. */
import { sceneSchema } from '../../../src/features/scene/model/document/scene-schema'
import { countEquipment, type CatalogueExercise } from './catalogue'
import type { ExerciseWords, Locale } from './family'
import { listFactFaults } from './fact-faults'
import { listFilmFaults } from './film-faults'
import { listBrokenPlays } from './film/list-broken-plays'
import { listWordFaults } from './word-faults'

/** Metres: who stands further outside than this is not in the exercise. Goals and servers stand on or behind the line. */
const outside = 4
/** Metres between two people: symbols must not hide each other. */
const apart = 0.7
/** Most ground per player: a full pitch with 22 has 325 m². */
const mostArea = 400
const leastArea = 4
/** Years: “and older”. */
const oldest = 99

export function listFaults(exercise: CatalogueExercise): string[] {
  return [
    ...listNumberFaults(exercise),
    ...listSceneFaults(exercise),
    ...listFactFaults(exercise),
    ...listFilmFaults(exercise.diagram),
    ...listTextFaults(exercise.texts),
  ]
}

const locales = ['en', 'de', 'bg'] as const

export function listTextFaults(texts: Record<Locale, ExerciseWords>): string[] {
  return locales.flatMap((locale) =>
    listWordFaults(texts[locale], locale).map((fault) => `${locale}: ${fault}`),
  )
}

function listNumberFaults(exercise: CatalogueExercise): string[] {
  const { players, ages, area, minutes, intervals, level } = exercise
  const faults: string[] = []
  const drawn = exercise.diagram.objects.filter(({ kind }) => kind === 'player').length
  if (drawn !== players.ideal) faults.push(`draws ${drawn} players, says ${players.ideal}`)
  if (players.ideal < players.min || players.ideal > players.max) {
    faults.push(`ideal ${players.ideal} is not within ${players.min}–${players.max}`)
  }
  if (ages[0] < 5 || ages[1] > oldest || ages[0] > ages[1]) faults.push(`ages ${ages.join('–')}`)
  if (minutes < 4 || minutes > 40) faults.push(`${minutes} minutes`)
  if (level < 1 || level > 5) faults.push(`level ${level}`)
  if (intervals) {
    const planned = (intervals.sets * (intervals.work + intervals.rest)) / 60
    if (Math.abs(planned - minutes) > 2) faults.push(`intervals fill ${planned} of ${minutes} min`)
  }
  const perPlayer = (area[0] * area[1]) / players.ideal
  if (perPlayer < leastArea || perPlayer > mostArea) faults.push(`${perPlayer} m² per player`)
  const equipment = JSON.stringify(countEquipment(exercise.diagram, countBibs(exercise)))
  if (equipment !== JSON.stringify(exercise.equipment))
    faults.push('equipment is not what is drawn')
  return faults
}

function countBibs({ equipment }: CatalogueExercise): number {
  return equipment.find(({ kind }) => kind === 'bibs')?.count ?? 0
}

function listSceneFaults({ diagram, area }: CatalogueExercise): string[] {
  const faults: string[] = []
  const parsed = sceneSchema.safeParse(diagram)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  if (JSON.stringify(diagram).length > 40_000) faults.push('drawing larger than 40 kB')
  for (const { id, x, y } of diagram.objects) {
    if (!isInside([x, y], area)) faults.push(`${id} stands outside at ${x}, ${y}`)
  }
  for (const { object, keys } of diagram.tracks) {
    if (keys.some(({ x, y }) => !isInside([x, y], area))) faults.push(`${object} runs outside`)
  }
  const people = diagram.objects.filter(({ kind }) => kind === 'player' || kind === 'coach')
  for (const [index, one] of people.entries()) {
    for (const other of people.slice(index + 1)) {
      if (Math.hypot(one.x - other.x, one.y - other.y) < apart) {
        faults.push(`${one.id} stands on ${other.id}`)
      }
    }
  }
  return [...faults, ...listBrokenPlays(diagram)]
}

function isInside([x, y]: readonly [number, number], [length, width]: readonly [number, number]) {
  return x >= -outside && y >= -outside && x <= length + outside && y <= width + outside
}
