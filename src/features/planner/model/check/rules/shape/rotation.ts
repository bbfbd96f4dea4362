/**
 * Stations without minutes to rotate: different exercises side by side mean that every group goes
 * through all of them, with a change between. Goalkeeping beside the others keeps its own people.
 */
import { listKeys, findTopic, type Checked, type TimedStep } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'

export function checkRotation({ steps }: Checked): Finding[] {
  return steps.flatMap((step): Finding[] => {
    const stations = countStations(step)
    const needed = computeRotationMinutes(stations)
    if (stations < 2 || step.minutes >= needed) return []
    const each = Math.max(1, Math.floor(step.minutes / stations) - checkLimits.stationChange)
    return [
      {
        code: 'rotation',
        severity: 'hint',
        blocks: listKeys(step.blocks),
        values: { stations, each, needed },
      },
    ]
  })
}

/** How many different things a group does in a step. */
export function countStations({ blocks }: TimedStep): number {
  const fielders = blocks.filter((block) => findTopic(block) !== 'goalkeeping')
  return new Set(fielders.flatMap(({ exercise_id }) => exercise_id ?? [])).size
}

/** Minutes for so many stations with the changes between them. */
export function computeRotationMinutes(stations: number): number {
  return stations * (checkLimits.stationMinutes + checkLimits.stationChange)
}
