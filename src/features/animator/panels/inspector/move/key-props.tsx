import { useTranslation } from 'react-i18next'
import type { Ease, Key } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { topSpeed } from '@/features/scene/model/motion/speeds'
import {
  setKeyBend,
  deleteKey,
  setKeyDuration,
  setKeyEase,
} from '../../../editor/changes/motion/keys'
import { useEditor } from '../../editor-context'
import { useSettledScene } from '../../use-settled-scene'
import { ActionRow } from '../action-row'
import { ChoiceBox } from '../fields/choice-box'
import { NumberBox } from '../fields/number-box'
import { useEdit } from '../use-edit'
import { DelayField } from './delay-field'
import { SpeedNote } from './speed-note'

interface KeyPropsProps {
  object: string
  index: number
  value: Key
}

const eases = ['linear', 'in', 'out', 'in_out'] as const satisfies readonly Ease[]

/** A run: when, how long, how fast, which way. */
export function KeyProps({ object, index, value }: KeyPropsProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const scene = useSettledScene()
  const edit = useEdit()
  const stretch = getSceneMotion(scene).tracks.get(object)?.stretches[index]
  if (!stretch) return null
  const seconds = stretch.until - stretch.from
  const metres = stretch.course.length
  const speed = seconds > 0 ? metres / seconds : 0

  return (
    <>
      <DelayField object={object} index={index} from={stretch.from} />
      <NumberBox
        label={t('panels.run.seconds')}
        value={seconds}
        min={0.1}
        max={600}
        step={0.1}
        decimals={2}
        unit="s"
        onCommit={(next) => edit.change((scene) => setKeyDuration(scene, object, index, next))}
      />
      {metres > 0.01 ? (
        <>
          <NumberBox
            label={t('panels.run.speed')}
            value={speed}
            min={0.1}
            max={topSpeed * 2}
            step={0.5}
            decimals={1}
            unit="m/s"
            onCommit={(next) =>
              edit.change((scene) => setKeyDuration(scene, object, index, metres / next))
            }
          />
          <SpeedNote metres={metres} speed={speed} isRun />
          <ChoiceBox
            label={t('panels.run.ease')}
            value={value.ease}
            options={eases.map((ease) => ({ value: ease, label: t(`panels.eases.${ease}`) }))}
            onCommit={(ease) => edit.change((scene) => setKeyEase(scene, object, index, ease))}
          />
        </>
      ) : null}
      <ActionRow
        actions={[
          {
            label: t('panels.run.straighten'),
            isDisabled: !value.via?.length,
            run: () => edit.change((scene) => setKeyBend(scene, object, index, [])),
          },
          {
            label: t('panels.run.runner'),
            run: () => editor.set({ selection: [object] }),
          },
          {
            label: t('panels.run.delete'),
            run: () => edit.change((scene) => deleteKey(scene, object, index)),
          },
        ]}
      />
    </>
  )
}
