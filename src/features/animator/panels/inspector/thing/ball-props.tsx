import { useTranslation } from 'react-i18next'
import type { Ball } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { giveBall } from '../../../editor/changes/motion/ball'
import { getWhen } from '../../../editor/changes/motion/when'
import { useEditor } from '../../editor-context'
import { useNames } from '../../names/use-names'
import { useSettledScene } from '../../use-settled-scene'
import { useShownTime } from '../../objects/use-shown-time'
import { ChoiceBox } from '../fields/choice-box'
import { useEdit } from '../use-edit'

const nobody = ''

/** Who has the ball now: at the start it is given, later it is passed. */
export function BallProps({ ball }: { ball: Ball }) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const scene = useSettledScene()
  const time = useShownTime()
  const { nameOf } = useNames()
  const edit = useEdit()
  const motion = getSceneMotion(scene)
  const phase = motion.balls.get(ball.id)?.phaseAt(time)
  const owner = phase?.kind === 'carry' ? phase.owner : nobody
  const people = scene.objects.filter(({ kind }) => kind === 'player' || kind === 'coach')

  function changeOwner(to: string) {
    const { x, y } = motion.poseOf(ball.id, time)
    const aim = to === nobody ? { point: [x, y] as const } : { to }
    edit.change((scene) => giveBall(scene, ball.id, aim, getWhen(editor.getState())))
  }

  return (
    <ChoiceBox
      label={t('panels.ball.owner')}
      hint={time > 0 ? t('panels.ball.pass_hint') : undefined}
      value={owner}
      options={[
        { value: nobody, label: t('panels.ball.nobody') },
        ...people.map(({ id }) => ({ value: id, label: nameOf(scene, id) })),
      ]}
      onCommit={changeOwner}
    />
  )
}
