import { useDebouncedValue } from '@mantine/hooks'
import { checkPlan } from '../../model/check/check-plan'
import type { CheckInput } from '../../model/check/checked'
import type { Finding } from '../../model/check/finding'
import { createSign } from '../../model/check/ignored'
import { useIgnored } from './use-ignored'

/** A plan is looked at once it has been left alone for so long, in milliseconds. */
const settleMs = 300

interface Session {
  userId: string
  teamId: string
}

/** The findings of a plan while it is made: always a moment behind, so that typing stays quick. */
export function useSessionCheck(now: CheckInput, { userId, teamId }: Session) {
  const [plan] = useDebouncedValue(now.plan, settleMs)
  const input: CheckInput = { ...now, plan }
  const ignored = useIgnored({ userId, teamId, startsAt: now.startsAt })
  const all = checkPlan(input)
  const isIgnored = (finding: Finding) => ignored.signs.includes(createSign(finding, plan))
  return {
    input,
    findings: all.filter((finding) => !isIgnored(finding)),
    ignoredCount: all.filter(isIgnored).length,
    isIgnored: (finding: Finding, of: CheckInput['plan']) =>
      ignored.signs.includes(createSign(finding, of)),
    ignore: (finding: Finding) => ignored.ignore(createSign(finding, plan)),
    showIgnored: ignored.forget,
    /** The plan has changed since it was looked at. */
    isBehind: plan !== now.plan,
  }
}

export type SessionCheck = ReturnType<typeof useSessionCheck>
