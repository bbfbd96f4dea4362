/** The session check: every rule over a plan, the worst first. Pure; a plan of 40 blocks takes a few milliseconds. */
import { checkCodes, severities, type Finding } from './finding'
import { toChecked, type Checked, type CheckInput } from './checked'
import { ageOf } from './rules/content/age'
import { heading } from './rules/content/heading'
import { repeat } from './rules/content/repeat'
import { sameTopic } from './rules/content/same-topic'
import { calmEnd } from './rules/effort/calm-end'
import { hardTwice } from './rules/effort/hard-twice'
import { stretched } from './rules/effort/stretched'
import { area } from './rules/ground/area'
import { equipment } from './rules/ground/equipment'
import { field } from './rules/ground/field'
import { rebuild } from './rules/ground/rebuild'
import { keeper } from './rules/players/keeper'
import { numbers } from './rules/players/numbers'
import { waiting } from './rules/players/waiting'
import { coolDown } from './rules/shape/cool-down'
import { drinks } from './rules/shape/drinks'
import { game } from './rules/shape/game'
import { length } from './rules/shape/length'
import { rotation } from './rules/shape/rotation'
import { warmUp } from './rules/shape/warm-up'

type Rule = (checked: Checked) => Finding[]

const rules: readonly Rule[] = [
  heading,
  field,
  area,
  equipment,
  numbers,
  waiting,
  keeper,
  ageOf,
  warmUp,
  coolDown,
  game,
  length,
  hardTwice,
  rebuild,
  sameTopic,
  rotation,
  drinks,
  calmEnd,
  repeat,
  stretched,
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
