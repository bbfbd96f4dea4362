import { useTranslation } from 'react-i18next'
import { speeds } from '@/features/scene/model/motion/playback'
import { useEditor, useEditorState } from '../../editor-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './playback.module.css'

export function SpeedSelect() {
  const { t, i18n } = useTranslation('animator')
  const editor = useEditor()
  const speed = useEditorState((state) => state.speed)
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <select
      className={`${layout.roundControl} ${layout.pointer} ${layout.size14} ${styles.speed}`}
      aria-label={t('time.speed')}
      value={speed}
      onChange={(event) => editor.set({ speed: Number(event.currentTarget.value) })}
    >
      {speeds.map((value) => (
        <option key={value} value={value}>
          {t('time.times', { speed: number.format(value) })}
        </option>
      ))}
    </select>
  )
}
