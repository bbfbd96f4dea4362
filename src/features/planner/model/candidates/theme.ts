/** What a session is about: one topic, the season plan's week, or a balance of what was trained least. */
import type { SessionFacts } from './session-facts'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'
import type { Topic } from './candidate'
import { computeAffinity, listTopics } from './topics'

export const themeChoices = ['balanced', 'season', ...exerciseTopics] as const
export type ThemeChoice = (typeof themeChoices)[number]

export interface Theme {
  choice: ThemeChoice
  /** What it asks for, the most important first; weights from 0 to 1. */
  topics: readonly { topic: Topic; weight: number }[]
}

/** What a choice means this training. Without a season plan's week, "season" is a balance. */
export function chooseTheme(choice: ThemeChoice, facts: SessionFacts): Theme {
  if (choice === 'season' && facts.theme && facts.theme.targets.length > 0) {
    const most = Math.max(...facts.theme.targets.map(({ minutes }) => minutes))
    return {
      choice,
      topics: facts.theme.targets.map(({ topic, minutes }) => ({
        topic,
        weight: minutes / Math.max(most, 1),
      })),
    }
  }
  if (choice === 'balanced' || choice === 'season') {
    const topics = chooseBalance(facts)
    return {
      choice: 'balanced',
      topics: topics.map((topic, place) => ({ topic, weight: 1 - place * 0.15 })),
    }
  }
  return { choice, topics: [{ topic: choice, weight: 1 }] }
}

/** The team's topics, the least trained lately first; of equals the more important one. */
export function sortTopicsByNeed(facts: SessionFacts): Topic[] {
  const done = sumRecentMinutes(facts)
  return listTopics(facts.team.max_age).toSorted(
    (one, other) => (done.get(one) ?? 0) - (done.get(other) ?? 0),
  )
}

function sumRecentMinutes(facts: SessionFacts): Map<Topic, number> {
  const done = new Map<Topic, number>()
  for (const { topic, minutes } of facts.recent.flatMap(({ topics }) => topics)) {
    done.set(topic, (done.get(topic) ?? 0) + minutes)
  }
  return done
}

/** Topics that players of the team work at by an agreed goal, the most players first. */
export function listGoals(facts: SessionFacts): SessionFacts['goals'] {
  const mayHead = facts.heading?.allowed ?? true
  return facts.goals.filter(({ topic, players }) => players > 0 && (mayHead || topic !== 'heading'))
}

/**
 * The goal whose turn it is: the fewest minutes lately for each player who works at it. One goal a session, so
 * that the others still come by turns and the team is not trained for a few.
 */
function findGoalInTurn(facts: SessionFacts): SessionFacts['goals'][number] | undefined {
  const done = sumRecentMinutes(facts)
  const share = ({ topic, players }: SessionFacts['goals'][number]) =>
    (done.get(topic) ?? 0) / players
  return listGoals(facts).toSorted((one, other) => share(one) - share(other))[0]
}

/** What came short, and the goal in turn among it: first where a fifth of the squad works at it. */
function chooseBalance(facts: SessionFacts): Topic[] {
  const goal = findGoalInTurn(facts)
  const needed = sortTopicsByNeed(facts)
  if (!goal) return needed.slice(0, 3)
  const others = needed.filter((topic) => topic !== goal.topic).slice(0, 2)
  const isShared = goal.players * 5 >= facts.players.squad
  return isShared ? [goal.topic, ...others] : [...others, goal.topic]
}

/** What to offer first: the season plan's week, a balance, the players' goals, the topics of the week, the gaps. */
export function suggestThemes(facts: SessionFacts, count = 8): ThemeChoice[] {
  const planned = facts.theme?.targets.map(({ topic }) => topic) ?? []
  const first: ThemeChoice[] = planned.length > 0 ? ['season', 'balanced'] : ['balanced']
  const goals = listGoals(facts).slice(0, 3)
  return [
    ...new Set<ThemeChoice>([
      ...first,
      ...goals.map(({ topic }) => topic),
      ...planned,
      ...sortTopicsByNeed(facts),
    ]),
  ].slice(0, count)
}

/** The theme before anybody chose: what the season plan says, else a balance of what came short. */
export function getUsualTheme(facts: SessionFacts): ThemeChoice {
  return facts.theme && facts.theme.targets.length > 0 ? 'season' : 'balanced'
}

/** How much a topic serves the theme, 0 to 1. */
export function computeService(topic: Topic, theme: Theme): number {
  return Math.max(
    0,
    ...theme.topics.map((wanted) => computeAffinity(topic, wanted.topic) * wanted.weight),
  )
}
