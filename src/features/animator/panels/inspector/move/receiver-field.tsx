import { useTranslation } from 'react-i18next'
import type { BallEvent } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { setEvent } from '../../../editor/changes/motion/ball'
import { useNames } from '../../names/use-names'
import { useSettledScene } from '../../use-settled-scene'
import { ChoiceBox } from '../fields/choice-box'
import { useEdit } from '../use-edit'

const space = ''

/** To the feet of somebody, or into space. */
export function ReceiverField({ event }: { event: BallEvent }) {
  const { t } = useTranslation('animator')
  const scene = useSettledScene()
  const { nameOf } = useNames()
  const edit = useEdit()
  const people = scene.objects.filter(({ kind }) => kind === 'player' || kind === 'coach')

  function toAim(to: string) {
    if (to !== space) return { to }
    const flight = getSceneMotion(scene)
      .balls.get(event.ball)
      ?.phases.find((phase) => phase.kind === 'flight' && phase.event.id === event.id)
    // where it went so far, only for nobody in particular
    return { point: flight?.kind === 'flight' ? flight.course.at(1) : ([0, 0] as const) }
  }

  return (
    <ChoiceBox
      label={t('panels.pass.receiver')}
      value={event.to ?? space}
      options={[
        ...(event.kind === 'take' ? [] : [{ value: space, label: t('panels.pass.space') }]),
        ...people.map(({ id }) => ({ value: id, label: nameOf(scene, id) })),
      ]}
      onCommit={(to) => edit.change((scene) => setEvent(scene, event.id, { aim: toAim(to) }))}
    />
  )
}
