/** Like for like: another exercise that does the same job without what was found. */
import type { Plan, PlanBlock } from '../../plan'
import { listAllSteps, listSteps, replaceSteps, type Step } from '../../board/steps'
import type { Candidate, Topic } from '../../candidates/candidate'
import { findAlternatives, type Alternative } from '../../candidates/like-for-like'
import { sortTopicsByNeed } from '../../candidates/theme'
import { findDemand, findTopic, setField } from '../checked'
import { findMainTopic } from '../rules/content/same-topic'
import { toCandidate, toCard, createStep } from './card'
import type { About, Attempt, FixTools } from './fix'

/** How many alternatives are tried for a place. */
const tried = 16

/** What the alternative should be like instead of the exercise itself. */
type Wish = Partial<Pick<Candidate, 'topic' | 'intensity' | 'equipment' | 'area'>>

/** Swaps what the finding is about; several blocks one after the other, each with its own best. */
export const swapExercises: Attempt = (about) => {
  const steps = listStepsAbout(about)
  const [only] = steps
  if (steps.length === 1 && only) return listSwaps(only, about.checked.plan, about)
  const all = swapInTurn(steps, about)
  return all === about.checked.plan ? [] : [all]
}

/** Swaps the first step it is about for one that costs less strength. */
export const easeStep: Attempt = (about) => {
  const [step] = listStepsAbout(about)
  if (!step) return []
  const phase = step[0]?.phase
  const intensity = phase === 'cool_down' ? 'low' : 'medium'
  return listSwaps(step, about.checked.plan, about, { intensity })
}

/** Gives the session another main topic: what was trained least lately, block by block until it turns. */
export const changeTopic: Attempt = (about) => {
  const { checked } = about
  const old = findMainTopic(checked.plan)
  if (!checked.facts || !old) return []
  const topics = sortTopicsByNeed(checked.facts).filter((topic) => topic !== old)
  return topics.slice(0, 3).map((topic) => replaceTopic(topic, about))
}

function replaceTopic(topic: Topic, about: About): Plan {
  const old = findMainTopic(about.checked.plan)
  let plan = about.checked.plan
  const longestFirst = listStepsAbout(about).toSorted(
    (one, other) => getLength(other) - getLength(one),
  )
  for (const step of longestFirst) {
    if (findMainTopic(plan) !== old) return plan
    plan =
      listSwaps(step, plan, about, { topic }).find((next) => !hasTopic(next, step, old)) ?? plan
  }
  return plan
}

function hasTopic(plan: Plan, step: Step, topic: Topic | null): boolean {
  const keys = new Set(step.map(({ key }) => key))
  return plan.some((block) => keys.has(block.key) && findTopic(block) === topic)
}

function swapInTurn(steps: readonly Step[], about: About): Plan {
  return steps.reduce((plan, step) => listSwaps(step, plan, about)[0] ?? plan, about.checked.plan)
}

function listStepsAbout({ finding, checked }: About): Step[] {
  const about = listAllSteps(checked.plan).filter((step) =>
    step.some(({ key }) => finding.blocks.includes(key)),
  )
  // a pair of blocks names first the one that is to give way
  const [first] = finding.blocks
  return about.toSorted((one, other) => Number(isIn(other, first)) - Number(isIn(one, first)))
}

function isIn(step: Step, key: string | undefined): boolean {
  return step.some((block) => block.key === key)
}

function listSwaps(step: Step, plan: Plan, about: About, wish: Wish = {}): Plan[] {
  const [block] = step.filter(({ exercise_id }) => exercise_id !== null)
  if (!block) return []
  const isAlike = step.every(({ exercise_id }) => exercise_id === block.exercise_id)
  const { tools } = about
  if (isAlike) {
    return listAlternatives(block, about, plan, wish).map(({ exercise, groups }) =>
      replaceStep(plan, step, [...rebuildStep(step, exercise, groups, tools)]),
    )
  }
  const bad = step.filter(({ key }) => about.finding.blocks.includes(key))
  return bad.flatMap((lane) =>
    listAlternatives(lane, about, plan, wish, step.length)
      .filter(({ groups }) => groups === 1)
      .map(({ exercise }) =>
        plan.map((each) =>
          each.key === lane.key
            ? { ...each, exercise_id: exercise.id, title: null, exercise: toCard(exercise) }
            : each,
        ),
      ),
  )
}

function rebuildStep(
  step: Step,
  exercise: Candidate,
  groups: number,
  tools: FixTools,
): PlanBlock[] {
  const [first] = step
  if (!first) return []
  const { phase, minutes } = first
  const keys = step.map(({ key }) => key)
  return createStep({ exercise: toCard(exercise), phase, minutes, groups }, tools, keys).map(
    (block, lane) => ({
      ...block,
      note: step[lane]?.note ?? '',
      group_label: groups > 1 ? (step[lane]?.group_label ?? block.group_label) : null,
    }),
  )
}

function listAlternatives(
  block: PlanBlock,
  { checked, tools }: About,
  plan: Plan,
  wish: Wish,
  shares = 1,
): Alternative[] {
  const { facts, booked, startsAt } = checked
  if (!facts) return []
  const old =
    tools.candidates.find(({ id }) => id === block.exercise_id) ??
    toCandidate(block, findDemand(checked, block))
  const evening = setField(facts, booked)
  const expected = Math.max(1, Math.round(evening.players.expected / shares))
  return findAlternatives(
    { phase: block.phase, minutes: block.minutes, exercise: old && { ...old, ...wish } },
    tools.candidates,
    shares > 1 ? { ...evening, players: { ...evening.players, expected } } : evening,
    startsAt ?? '',
    plan.flatMap(({ exercise_id }) => exercise_id ?? []),
    tried,
  )
}

/** The plan with other blocks in the place of a step. */
export function replaceStep(plan: Plan, step: Step, blocks: readonly PlanBlock[]): Plan {
  const phase = step[0]?.phase
  if (!phase) return plan
  const steps = listSteps(plan, phase).map((each) => (isIn(each, step[0]?.key) ? blocks : each))
  return replaceSteps(plan, phase, steps)
}

function getLength(step: Step): number {
  return Math.max(0, ...step.map(({ minutes }) => minutes))
}
