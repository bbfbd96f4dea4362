/** A plan with everything its check has to know, worked out once for all rules. */
import type { Demands, ExerciseDemand } from '@/features/exercises/model/exercise-demand'
import type { SessionFacts } from '../candidates/session-facts'
import type { Plan, PlanBlock } from '../plan'
import { listAllSteps, getStepMinutes, type Step } from '../board/steps'
import { getConditions, type Conditions } from '../candidates/fit'
import type { Topic } from '../candidates/candidate'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'

/** The part of a field the session has; sides in metres. */
export interface ChosenField {
  name: string
  length_m: number
  width_m: number
  /** Who else has it at that time; null when it is free. */
  takenBy: readonly string[] | null
}

export interface CheckInput {
  plan: Plan
  /** Null while not known, or offline: what needs them is not checked. */
  facts: SessionFacts | null
  /** ISO; null while date or time is none. */
  startsAt: string | null
  /** Length of the slot in minutes; 0 while not known. */
  planned: number
  demands: Demands
  /** What the planner has chosen; undefined: what is booked already. */
  field?: ChosenField | null
}

export interface TimedStep {
  blocks: Step
  start: number
  minutes: number
}

export interface Checked extends CheckInput {
  steps: readonly TimedStep[]
  total: number
  /** Of the team, as exercises count ages; null while not known. */
  age: number | null
  /** How many come; null while nobody knows. */
  expected: number | null
  is: Conditions | null
  /** Chosen or booked. */
  booked: ChosenField | null
}

/** Reads the plan and the facts for the rules. */
export function toChecked(input: CheckInput): Checked {
  const { plan, facts, startsAt } = input
  let elapsed = 0
  const steps = listAllSteps(plan).map((blocks): TimedStep => {
    const minutes = getStepMinutes(blocks)
    elapsed += minutes
    return { blocks, minutes, start: elapsed - minutes }
  })
  const stored = facts?.field[0]
  const booked = input.field === undefined ? stored && { ...stored, takenBy: null } : input.field
  const { squad, expected } = facts?.players ?? { squad: 0, expected: 0 }
  return {
    ...input,
    steps,
    total: elapsed,
    age: facts?.team.max_age ?? null,
    expected: squad > 0 && expected > 0 ? expected : null,
    is: facts && getConditions(setField(facts, booked ?? null), startsAt ?? ''),
    booked: booked ?? null,
  }
}

/** The facts as they are with the field that was chosen but not booked yet. */
export function setField(facts: SessionFacts, booked: ChosenField | null): SessionFacts {
  return booked ? { ...facts, field: [{ part_id: '', ...booked }] } : { ...facts, field: [] }
}

/** Something to do, not a pause or a talk. */
export function isWork({ exercise_id }: PlanBlock): boolean {
  return exercise_id !== null
}

/** A step in which nobody works: drinks, a talk. */
export function isPause({ blocks }: TimedStep): boolean {
  return !blocks.some(isWork)
}

/** The team's topic of an exercise; null for one that is no longer known. */
export function findTopic({ exercise }: PlanBlock): Topic | null {
  return exerciseTopics.find((topic) => topic === exercise?.topic) ?? null
}

export function findDemand(
  { demands }: Checked,
  { exercise_id }: PlanBlock,
): ExerciseDemand | null {
  return (exercise_id === null ? null : demands[exercise_id]) ?? null
}

export function listKeys(blocks: readonly PlanBlock[]): string[] {
  return blocks.map(({ key }) => key)
}
