import { Checkbox } from '@mantine/core'
import {
  IconArrowsHorizontal,
  IconFlag,
  IconHelpCircle,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { addFreeze } from '../../../../editor/changes/time/freezes'
import { markStep } from '../../../../editor/changes/time/steps'
import { stopForEditing } from '../../../../editor/playback'
import { useEditor, useEditorState } from '../../../editor-context'
import { scaleLimits, type TimeScale } from '../lanes/scale'
import { ChosenTools } from './chosen-tools'
import styles from './tools.module.css'

interface TimelineToolsProps {
  scale: TimeScale
  isAll: boolean
  onAll: (isAll: boolean) => void
  /** Pixels per second; null fits the whole film. */
  onZoom: (pixelsPerSecond: number | null) => void
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const factor = 1.5

export function TimelineTools({ scale, isAll, onAll, onZoom }: TimelineToolsProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const { pixelsPerSecond } = scale

  function mark() {
    stopForEditing(editor)
    const { time } = editor.getState()
    editor.change((scene) => markStep(scene, time).scene, 'record')
  }
  function ask() {
    stopForEditing(editor)
    const { time } = editor.getState()
    editor.change((scene) => addFreeze(scene, time).scene, 'record')
  }

  return (
    <div
      className={`${layout.row1} ${layout.min} ${styles.tools}`}
      role="group"
      aria-label={t('time.timeline.tools')}
    >
      {isReadOnly ? null : (
        <>
          <IconButton label={t('time.timeline.mark')} onClick={mark}>
            <IconFlag {...look} />
          </IconButton>
          <IconButton label={t('time.timeline.ask')} onClick={ask}>
            <IconHelpCircle {...look} />
          </IconButton>
          <ChosenTools />
        </>
      )}
      <Checkbox
        className={styles.all}
        label={t('time.timeline.all')}
        checked={isAll}
        onChange={() => onAll(!isAll)}
      />
      <IconButton
        label={t('time.timeline.zoom_out')}
        disabled={pixelsPerSecond <= scaleLimits.least}
        onClick={() => onZoom(pixelsPerSecond / factor)}
      >
        <IconZoomOut {...look} />
      </IconButton>
      <IconButton
        label={t('time.timeline.zoom_in')}
        disabled={pixelsPerSecond >= scaleLimits.most}
        onClick={() => onZoom(pixelsPerSecond * factor)}
      >
        <IconZoomIn {...look} />
      </IconButton>
      <IconButton label={t('time.timeline.zoom_fit')} onClick={() => onZoom(null)}>
        <IconArrowsHorizontal {...look} />
      </IconButton>
    </div>
  )
}
