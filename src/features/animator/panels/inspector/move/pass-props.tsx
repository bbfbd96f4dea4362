import { useTranslation } from 'react-i18next'
import { passKinds, type BallEvent } from '@/features/scene/model/document/scene-schema'
import { listArrows } from '@/features/scene/model/motion/arrows'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { deleteEvent, setEvent } from '../../../editor/changes/motion/ball'
import { useSettledScene } from '../../use-settled-scene'
import { ActionRow } from '../action-row'
import { ChoiceBox } from '../fields/choice-box'
import { NumberBox } from '../fields/number-box'
import { useEdit } from '../use-edit'
import { ReceiverField } from './receiver-field'
import { SpeedNote } from './speed-note'

/** A pass or shot: how, how fast, when, to whom. */
export function PassProps({ event }: { event: BallEvent }) {
  const { t } = useTranslation('animator')
  const scene = useSettledScene()
  const edit = useEdit()
  const { id, kind } = event
  const flight = getSceneMotion(scene)
    .balls.get(event.ball)
    ?.phases.find((phase) => phase.kind === 'flight' && phase.event.id === id)
  const metres = flight?.kind === 'flight' ? flight.course.length : null
  const isShown = listArrows(scene).some((arrow) => arrow.id === id)

  return (
    <>
      {kind === 'take' ? null : (
        <ChoiceBox
          label={t('panels.pass.kind')}
          value={kind}
          options={passKinds.map((value) => ({ value, label: t(`panels.passes.${value}`) }))}
          onCommit={(next) => edit.change((scene) => setEvent(scene, id, { kind: next }))}
        />
      )}
      <ReceiverField event={event} />
      <NumberBox
        label={t('panels.run.start')}
        value={event.t}
        min={0}
        max={600}
        step={0.1}
        decimals={2}
        unit="s"
        onCommit={(next) => edit.change((scene) => setEvent(scene, id, { t: next }))}
      />
      {kind === 'take' ? null : (
        <NumberBox
          label={t('panels.run.speed')}
          value={event.speed}
          min={1}
          max={45}
          decimals={1}
          unit="m/s"
          onCommit={(speed) => edit.change((scene) => setEvent(scene, id, { speed }))}
        />
      )}
      {metres === null ? null : <SpeedNote metres={metres} speed={event.speed} />}
      <ActionRow
        actions={[
          {
            label: t('panels.run.straighten'),
            isDisabled: !event.via?.length || !isShown,
            run: () => edit.change((scene) => setEvent(scene, id, { via: [] })),
          },
          {
            label: t('panels.pass.delete'),
            run: () => edit.change((scene) => deleteEvent(scene, id)),
          },
        ]}
      />
    </>
  )
}
