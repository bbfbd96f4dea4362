/** Mends that only move minutes: into the slot, onto a block, off a block. */
import { allSteps } from '../../board/steps'
import { usualSpan } from '../rules/effort/stretched'
import type { About, Attempt } from './mend'
import { slotOf, upTo, within, withStepMinutes } from './room'

const nobody: ReadonlySet<string> = new Set()

export const shortening: Attempt = ({ checked }) => {
  const plan = within(checked.plan, checked.planned, nobody)
  return plan ? [plan] : []
}

export const lengthening: Attempt = ({ checked }) => {
  const plan = upTo(checked.plan, checked.planned, nobody)
  return plan ? [plan] : []
}

/** The block gets the minutes its exercise is made for; others give or take the difference. */
export const asMeant: Attempt = (about) => {
  const step = stepOf(about)
  const block = step?.find(({ key }) => key === about.finding.blocks[0])
  if (!step || !block) return []
  const [least, most] = usualSpan(block)
  return withLength(about, Math.min(Math.max(block.minutes, least), most))
}

/** The stations get the minutes they need. */
export const rotating: Attempt = (about) => withLength(about, Number(about.finding.values.needed))

function stepOf({ checked, finding }: About) {
  return allSteps(checked.plan).find((step) => step.some(({ key }) => key === finding.blocks[0]))
}

function withLength(about: About, minutes: number) {
  const step = stepOf(about)
  if (!step) return []
  const { plan, planned, total } = about.checked
  const keep = new Set(step.map(({ key }) => key))
  const changed = withStepMinutes(plan, step, minutes)
  const slot = slotOf(planned, total)
  const fit = within(changed, slot, keep)
  if (!fit) return []
  // what a shorter block leaves goes to the others, or stays free where they have enough
  const filled = upTo(fit, total, keep)
  return filled ? [filled, fit] : [fit]
}
