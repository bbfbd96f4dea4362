import { useTranslation } from 'react-i18next'
import { useEditorState } from '../../editor-context'
import { NumberBox } from '../fields/number-box'
import { useEdit } from '../use-edit'
import { findEarliestStart, setStart } from './start-at'

interface DelayFieldProps {
  object: string
  index: number
  from: number
}

/** When the run starts. A later start shifts it and what the runner does after it. */
export function DelayField({ object, index, from }: DelayFieldProps) {
  const { t } = useTranslation('animator')
  const edit = useEdit()
  const least = useEditorState(({ scene }) => findEarliestStart(scene, object, index))
  return (
    <NumberBox
      label={t('panels.run.start')}
      value={from}
      min={least}
      max={600}
      step={0.1}
      decimals={2}
      unit="s"
      onCommit={(start) => edit.change((scene) => setStart(scene, object, index, start))}
    />
  )
}
