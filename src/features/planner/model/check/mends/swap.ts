/** Like for like: another exercise that does the same job without what was found. */
import type { Plan, PlanBlock } from '../../plan'
import { allSteps, stepsOf, withSteps, type Step } from '../../board/steps'
import type { Candidate, Topic } from '../../candidates/candidate'
import { alternativesFor, type Alternative } from '../../candidates/like-for-like'
import { leastTrained } from '../../candidates/theme'
import { demandOf, topicOf, withField } from '../checked'
import { mainTopic } from '../rules/content/same-topic'
import { candidateOf, cardOf, stepFor } from './card'
import type { About, Attempt, MendTools } from './mend'

/** How many alternatives are tried for a place. */
const tried = 16

/** What the alternative should be like instead of the exercise itself. */
type Wish = Partial<Pick<Candidate, 'topic' | 'intensity' | 'equipment' | 'area'>>

/** Swaps what the finding is about; several blocks one after the other, each with its own best. */
export const swapping: Attempt = (about) => {
  const steps = stepsAbout(about)
  const [only] = steps
  if (steps.length === 1 && only) return swaps(only, about.checked.plan, about)
  const all = inTurn(steps, about)
  return all === about.checked.plan ? [] : [all]
}

/** Swaps the first step it is about for one that costs less strength. */
export const easing: Attempt = (about) => {
  const [step] = stepsAbout(about)
  if (!step) return []
  const phase = step[0]?.phase
  const intensity = phase === 'cool_down' ? 'low' : 'medium'
  return swaps(step, about.checked.plan, about, { intensity })
}

/** Gives the session another main topic: what was trained least lately, block by block until it turns. */
export const turningTopic: Attempt = (about) => {
  const { checked } = about
  const old = mainTopic(checked.plan)
  if (!checked.facts || !old) return []
  const topics = leastTrained(checked.facts).filter((topic) => topic !== old)
  return topics.slice(0, 3).map((topic) => turned(topic, about))
}

function turned(topic: Topic, about: About): Plan {
  const old = mainTopic(about.checked.plan)
  let plan = about.checked.plan
  const longestFirst = stepsAbout(about).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  for (const step of longestFirst) {
    if (mainTopic(plan) !== old) return plan
    plan = swaps(step, plan, about, { topic }).find((next) => !hasTopic(next, step, old)) ?? plan
  }
  return plan
}

function hasTopic(plan: Plan, step: Step, topic: Topic | null): boolean {
  const keys = new Set(step.map(({ key }) => key))
  return plan.some((block) => keys.has(block.key) && topicOf(block) === topic)
}

function inTurn(steps: readonly Step[], about: About): Plan {
  return steps.reduce((plan, step) => swaps(step, plan, about)[0] ?? plan, about.checked.plan)
}

function stepsAbout({ finding, checked }: About): Step[] {
  const about = allSteps(checked.plan).filter((step) =>
    step.some(({ key }) => finding.blocks.includes(key)),
  )
  // a pair of blocks names first the one that is to give way
  const [first] = finding.blocks
  return about.toSorted((one, other) => Number(isIn(other, first)) - Number(isIn(one, first)))
}

function isIn(step: Step, key: string | undefined): boolean {
  return step.some((block) => block.key === key)
}

function swaps(step: Step, plan: Plan, about: About, wish: Wish = {}): Plan[] {
  const [block] = step.filter(({ exercise_id }) => exercise_id !== null)
  if (!block) return []
  const isAlike = step.every(({ exercise_id }) => exercise_id === block.exercise_id)
  const { tools } = about
  if (isAlike) {
    return alternatives(block, about, plan, wish).map(({ exercise, groups }) =>
      withStep(plan, step, [...again(step, exercise, groups, tools)]),
    )
  }
  const bad = step.filter(({ key }) => about.finding.blocks.includes(key))
  return bad.flatMap((lane) =>
    alternatives(lane, about, plan, wish, step.length)
      .filter(({ groups }) => groups === 1)
      .map(({ exercise }) =>
        plan.map((each) =>
          each.key === lane.key
            ? { ...each, exercise_id: exercise.id, title: null, exercise: cardOf(exercise) }
            : each,
        ),
      ),
  )
}

function again(step: Step, exercise: Candidate, groups: number, tools: MendTools): PlanBlock[] {
  const [first] = step
  if (!first) return []
  const { phase, minutes } = first
  const keys = step.map(({ key }) => key)
  return stepFor({ exercise: cardOf(exercise), phase, minutes, groups }, tools, keys).map(
    (block, lane) => ({
      ...block,
      note: step[lane]?.note ?? '',
      group_label: groups > 1 ? (step[lane]?.group_label ?? block.group_label) : null,
    }),
  )
}

function alternatives(
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
    candidateOf(block, demandOf(checked, block))
  const evening = withField(facts, booked)
  const expected = Math.max(1, Math.round(evening.players.expected / shares))
  return alternativesFor(
    { phase: block.phase, minutes: block.minutes, exercise: old && { ...old, ...wish } },
    tools.candidates,
    shares > 1 ? { ...evening, players: { ...evening.players, expected } } : evening,
    startsAt ?? '',
    plan.flatMap(({ exercise_id }) => exercise_id ?? []),
    tried,
  )
}

/** The plan with other blocks in the place of a step. */
export function withStep(plan: Plan, step: Step, blocks: readonly PlanBlock[]): Plan {
  const phase = step[0]?.phase
  if (!phase) return plan
  const steps = stepsOf(plan, phase).map((each) => (isIn(each, step[0]?.key) ? blocks : each))
  return withSteps(plan, phase, steps)
}

function lengthOf(step: Step): number {
  return Math.max(0, ...step.map(({ minutes }) => minutes))
}
