/** Fixes that only move minutes: into the slot, onto a block, off a block. */
import { listAllSteps } from '../../board/steps'
import { getUsualSpan } from '../rules/effort/block-length'
import type { About, Attempt } from './fix'
import { getSlotMinutes, lengthenTo, shortenTo, setStepMinutes } from './room'

const nobody: ReadonlySet<string> = new Set()

export const shortenPlan: Attempt = ({ checked }) => {
  const plan = shortenTo(checked.plan, checked.planned, nobody)
  return plan ? [plan] : []
}

export const lengthenPlan: Attempt = ({ checked }) => {
  const plan = lengthenTo(checked.plan, checked.planned, nobody)
  return plan ? [plan] : []
}

/** The block gets the minutes its exercise is made for; others give or take the difference. */
export const resetMinutes: Attempt = (about) => {
  const step = findStep(about)
  const block = step?.find(({ key }) => key === about.finding.blocks[0])
  if (!step || !block) return []
  const [least, most] = getUsualSpan(block)
  return setStepLength(about, Math.min(Math.max(block.minutes, least), most))
}

/** The stations get the minutes they need. */
export const extendForRotation: Attempt = (about) =>
  setStepLength(about, Number(about.finding.values.needed))

function findStep({ checked, finding }: About) {
  return listAllSteps(checked.plan).find((step) =>
    step.some(({ key }) => key === finding.blocks[0]),
  )
}

function setStepLength(about: About, minutes: number) {
  const step = findStep(about)
  if (!step) return []
  const { plan, planned, total } = about.checked
  const keep = new Set(step.map(({ key }) => key))
  const changed = setStepMinutes(plan, step, minutes)
  const slot = getSlotMinutes(planned, total)
  const fit = shortenTo(changed, slot, keep)
  if (!fit) return []
  // what a shorter block leaves goes to the others, or stays free where they have enough
  const filled = lengthenTo(fit, total, keep)
  return filled ? [filled, fit] : [fit]
}
