/** The session check: every rule over a plan, the worst first. Pure; a plan of 40 blocks takes a few milliseconds. */
import { checkCodes, severities, type Finding } from './finding'
import { toChecked, type Checked, type CheckInput } from './checked'
import { checkAge } from './rules/content/age'
import { checkHeading } from './rules/content/check-heading'
import { repeat } from './rules/content/repeat'
import { checkSameTopic } from './rules/content/same-topic'
import { checkCalmEnd } from './rules/effort/check-calm-end'
import { checkHardTwice } from './rules/effort/hard-twice'
import { checkBlockLength } from './rules/effort/block-length'
import { checkArea } from './rules/ground/check-area'
import { checkEquipment } from './rules/ground/check-equipment'
import { checkField } from './rules/ground/check-field'
import { rebuild } from './rules/ground/rebuild'
import { checkKeeper } from './rules/players/check-keeper'
import { checkNumbers } from './rules/players/check-numbers'
import { checkWaiting } from './rules/players/waiting'
import { checkCoolDown } from './rules/shape/check-cool-down'
import { checkDrinks } from './rules/shape/drinks'
import { checkGame } from './rules/shape/check-game'
import { checkLength } from './rules/shape/check-length'
import { checkRotation } from './rules/shape/rotation'
import { warmUp } from './rules/shape/warm-up'

type Rule = (checked: Checked) => Finding[]

const rules: readonly Rule[] = [
  checkHeading,
  checkField,
  checkArea,
  checkEquipment,
  checkNumbers,
  checkWaiting,
  checkKeeper,
  checkAge,
  warmUp,
  checkCoolDown,
  checkGame,
  checkLength,
  checkHardTwice,
  rebuild,
  checkSameTopic,
  checkRotation,
  checkDrinks,
  checkCalmEnd,
  repeat,
  checkBlockLength,
]

/** What there is to say about a plan, by severity, then in the order of the rules and of the plan. */
export function checkPlan(input: CheckInput): Finding[] {
  const checked = toChecked(input)
  return rules
    .flatMap((rule) => rule(checked))
    .toSorted(
      (one, other) =>
        severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
        checkCodes.indexOf(one.code) - checkCodes.indexOf(other.code),
    )
}
