import { EffectNote } from '../../widgets/effect-note'
import { useUpdateEffect, type EditedSeries } from './use-update-effect'

/** What saving would do to the trainings that stand already. */
export function UpdateNote({ edited }: { edited: EditedSeries }) {
  return <EffectNote query={useUpdateEffect(edited)} zone={edited.series.team.school.time_zone} />
}
