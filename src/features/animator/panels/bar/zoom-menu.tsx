import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useEditorState } from '../editor-context'
import { CommandItems } from '../palette/command-items'
import styles from './bar.module.css'

/** How large one sees the pitch. */
export function ZoomMenu() {
  const { t, i18n } = useTranslation('animator')
  const percent = useEditorState(({ camera }) => Math.round(camera.zoom * 100))
  const shown = (percent / 100).toLocaleString(i18n.language, { style: 'percent' })
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button
          type="button"
          className={`${layout.bare} ${layout.roundControl} ${layout.size13} ${layout.dimmed} ${styles.zoom}`}
          aria-label={t('panels.bar.zoom', { percent: shown })}
          data-figures=""
        >
          {shown}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <CommandItems names={['zoom_in', 'zoom_out', 'zoom_to_fit', 'zoom_to_selection']} />
      </Menu.Dropdown>
    </Menu>
  )
}
