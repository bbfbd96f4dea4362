import { Menu } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { useBoard } from '../board/board-context'
import { CommandItems } from '../palette/command-items'

/** What is shown beside the scene itself, and help; on a phone also what has no room in the bar. */
export function ViewMenu() {
  const { t } = useTranslation('animator')
  const isPhone = useIsPhone()
  const { showDialog } = useBoard()
  return (
    <Menu position="bottom-end" width={280} closeOnItemClick={false}>
      <Menu.Target>
        <IconButton label={t('panels.bar.view')}>
          <IconAdjustmentsHorizontal size={20} stroke={1.75} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone ? (
          <>
            <CommandItems names={['redo', 'toggle_mode', 'zoom_to_fit']} />
            <Menu.Divider />
          </>
        ) : null}
        <CommandItems names={viewSwitches} />
        <Menu.Divider />
        <Menu.Item closeMenuOnClick onClick={() => showDialog('palette')}>
          {t('panels.palette.open')}
        </Menu.Item>
        <Menu.Item closeMenuOnClick onClick={() => showDialog('shortcuts')}>
          {t('panels.shortcuts.title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const viewSwitches = ['onion_skin', 'grid', 'snap', 'names', 'numbers', 'arrows'] as const
