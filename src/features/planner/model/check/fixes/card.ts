/** Between the exercise of a plan and the candidate the quick session knows. */
import { createExerciseBlock, type PlanBlock } from '../../plan'
import { parseEquipment, type ExerciseCardData } from '@/features/exercises/model/exercise'
import { practiceTypes, type Candidate } from '../../candidates/candidate'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import type { Demands, ExerciseDemand } from '@/features/exercises/model/exercise-demand'
import { findTopic } from '../checked'
import type { FixTools } from './fix'

/** Enough for a plan to be judged; words and drawing are fetched before it is used. */
export function toCard(candidate: Candidate): ExerciseCardData {
  return {
    id: candidate.id,
    title: candidate.title,
    aim: '',
    topic: candidate.topic,
    phase: candidate.phase,
    min_age: candidate.ages[0],
    max_age: candidate.ages[1],
    players_min: candidate.players[0],
    players_max: candidate.players[1],
    area_length_m: candidate.area[0],
    area_width_m: candidate.area[1],
    minutes: candidate.minutes,
    intensity: candidate.intensity,
    has_heading: candidate.heading,
    equipment: candidate.equipment,
    diagram: null,
  }
}

/** The other way round, for one that is no candidate, such as of another age; null for a free block. */
export function toCandidate(block: PlanBlock, demand: ExerciseDemand | null): Candidate | null {
  const { exercise } = block
  const topic = findTopic(block)
  if (!exercise || !topic) return null
  return {
    id: exercise.id,
    slug: null,
    practice: exercise.id,
    family: exercise.id,
    title: exercise.title,
    topic,
    phase: block.phase,
    practice_type: practiceTypes.find((type) => type === demand?.practice_type) ?? 'opposed',
    ages: [exercise.min_age, exercise.max_age],
    level: 3,
    players: [exercise.players_min, exercise.players_max],
    ideal: (exercise.players_min + exercise.players_max) / 2,
    keepers: demand?.keepers ?? 0,
    coaches: 1,
    area: [exercise.area_length_m, exercise.area_width_m],
    minutes: exercise.minutes,
    work: demand?.work_seconds ?? null,
    rest: demand?.rest_seconds ?? null,
    intensity: exercise.intensity,
    heading: exercise.has_heading,
    equipment: parseEquipment(exercise.equipment),
    uses: 0,
    favourite: false,
    own: false,
  }
}

/** Demands of the plan together with those of what may come into it. */
export function addDemands(demands: Demands, candidates: readonly Candidate[]): Demands {
  const added: Record<string, ExerciseDemand> = {}
  for (const { id, practice_type, work, rest, keepers } of candidates) {
    added[id] = { practice_type, sets: null, work_seconds: work, rest_seconds: rest, keepers }
  }
  return { ...added, ...demands }
}

interface Wanted {
  exercise: ExerciseCardData
  phase: TrainingPhase
  minutes: number
  groups: number
}

/** An exercise as a step: one block, or one for each group side by side. `keys` are used up first. */
export function createStep(
  wanted: Wanted,
  tools: FixTools,
  keys: readonly string[] = [],
): PlanBlock[] {
  const { exercise, phase, minutes, groups } = wanted
  return Array.from({ length: groups }, (_, lane) => ({
    ...createExerciseBlock(keys[lane] ?? tools.newKey(), exercise, phase),
    minutes,
    lane,
    group_label: groups > 1 ? tools.words.group(lane + 1) : null,
  }))
}
