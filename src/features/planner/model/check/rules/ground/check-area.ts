/** The exercises of a step do not lie on the part of the field there is. */
import { listKeys, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { isFittingOn } from '../../../candidates/fit'
import type { PlanBlock } from '../../../plan'

export function checkArea({ steps, is, facts, booked }: Checked): Finding[] {
  const ground = is?.ground
  if (!ground) return []
  const [long, short] = ground
  return steps.flatMap(({ blocks }): Finding[] => {
    const largest = blocks.toSorted(
      (one, other) => computeSquareMetres(other) - computeSquareMetres(one),
    )[0]
    if (!largest?.exercise) return []
    const { area_length_m: length, area_width_m: width } = largest.exercise
    const lanes = blocks.filter(({ exercise }) => exercise !== null)
    const square = lanes.reduce((sum, block) => sum + computeSquareMetres(block), 0)
    const isAlike = lanes.every(
      (block) => computeSquareMetres(block) === computeSquareMetres(largest),
    )
    const fits = isAlike
      ? isFittingOn([length, width], lanes.length, ground)
      : isFittingOn([length, width], 1, ground) && square <= long * short
    if (fits) return []
    const values = {
      ...(lanes.length > 1 && { lanes: lanes.length }),
      length,
      width,
      long,
      short,
      field: (booked ?? facts?.usual_field)?.name ?? '',
    }
    return [{ code: 'area_large', severity: 'think', blocks: listKeys(lanes), values }]
  })
}

function computeSquareMetres({ exercise }: PlanBlock): number {
  return exercise ? exercise.area_length_m * exercise.area_width_m : 0
}
