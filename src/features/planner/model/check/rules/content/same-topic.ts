/** The same main topic four sessions running; only a hint where the season plan asks for it this week. */
import { listKeys, findTopic, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import { listAllSteps } from '../../../board/steps'
import type { Plan } from '../../../plan'
import type { Topic } from '../../../candidates/candidate'

/** What warm-ups and cool-downs consist of: no topic of a session. */
const besideTheTopic: readonly Topic[] = ['fun', 'mobility']

export function checkSameTopic({ plan, facts }: Checked): Finding[] {
  const topic = findMainTopic(plan)
  if (!facts || topic === null) return []
  const before = facts.recent.slice(0, checkLimits.topicSessions - 1)
  const isRunning =
    before.length === checkLimits.topicSessions - 1 &&
    before.every((training) => findMain(training.topics) === topic)
  if (!isRunning) return []
  const isPlanned = facts.theme?.targets.some((target) => target.topic === topic) ?? false
  return [
    {
      code: 'same_topic',
      severity: isPlanned ? 'hint' : 'think',
      blocks: listKeys(plan.filter((block) => findTopic(block) === topic)),
      values: { topic, sessions: checkLimits.topicSessions },
    },
  ]
}

/** The topic with most minutes, of equals the earlier one; steps count once per topic, as in the facts. */
export function findMainTopic(plan: Plan): Topic | null {
  const minutes = new Map<Topic, number>()
  for (const step of listAllSteps(plan)) {
    const longest = new Map<Topic, number>()
    for (const block of step) {
      const topic = findTopic(block)
      if (topic) longest.set(topic, Math.max(block.minutes, longest.get(topic) ?? 0))
    }
    for (const [topic, most] of longest) minutes.set(topic, most + (minutes.get(topic) ?? 0))
  }
  return findMain([...minutes].map(([topic, sum]) => ({ topic, minutes: sum })))
}

function findMain(topics: readonly { topic: Topic; minutes: number }[]): Topic | null {
  const own = topics.filter(({ topic }) => !besideTheTopic.includes(topic))
  return own.toSorted((one, other) => other.minutes - one.minutes)[0]?.topic ?? null
}
