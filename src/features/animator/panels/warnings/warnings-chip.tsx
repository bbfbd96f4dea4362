import { Popover } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { listWarnings, type Warning } from '@/features/scene/model/motion/warnings'
import layout from '@/shared/ui/layout.module.css'
import { findStepIndexAt } from '../../editor/changes/motion/when'
import { useBoard } from '../board/board-context'
import { useEditor } from '../editor-context'
import { useNames } from '../names/use-names'
import { useSettledScene } from '../use-settled-scene'
import { useWarningText } from './use-warning-text'
import styles from './warnings.module.css'

/** What cannot happen like this on a pitch; choosing one shows it. */
export function WarningsChip() {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const { showTab } = useBoard()
  const scene = useSettledScene()
  const { nameOf } = useNames()
  const textOf = useWarningText()
  const warnings = listWarnings(scene)
  if (warnings.length === 0) return null

  function show({ ids, t: time }: Warning) {
    const { mode } = editor.getState()
    const step = scene.steps[findStepIndexAt(scene, time)]
    editor.set({
      selection: ids,
      time: mode === 'steps' ? (step?.t ?? 0) : time,
      isPlaying: false,
    })
    showTab('selection')
  }

  return (
    <div className={`${layout.inside} ${styles.place}`}>
      <Popover position="top-start" width={320} trapFocus withRoles={false}>
        <Popover.Target>
          <button
            type="button"
            className={`${layout.line2} ${layout.medium} ${layout.round} ${layout.pointer} ${styles.chip}`}
          >
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            {t('panels.warnings.count', { count: warnings.length })}
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <ul className={`${layout.list} ${styles.list}`} aria-label={t('panels.warnings.label')}>
            {warnings.map((warning) => (
              <li key={`${warning.kind}-${warning.ids.join()}-${warning.t}`}>
                <button
                  type="button"
                  className={`${layout.bare} ${layout.column} ${layout.full} ${layout.roundControl} ${styles.warning}`}
                  onClick={() => show(warning)}
                >
                  <strong>{warning.ids.map((id) => nameOf(scene, id.split('@')[0] ?? id))}</strong>
                  {textOf(warning)}
                </button>
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
