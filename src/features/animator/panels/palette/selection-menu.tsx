import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CommandName } from '../../editor/command'
import { useBoard } from '../board/board-context'
import { useEditorState } from '../editor-context'
import { CommandItems } from './command-items'
import styles from './palette.module.css'

/** What can be done with the selection, where the pointer is (right click or long press). */
export function SelectionMenu() {
  const { t } = useTranslation('animator')
  const { menuAt, showMenu } = useBoard()
  const hasSelection = useEditorState(({ selection }) => selection.length > 0)
  const groups = hasSelection ? selectionGroups : boardGroups
  return (
    <Menu
      opened={menuAt !== null}
      onClose={() => showMenu(null)}
      position="bottom-start"
      offset={2}
      // a long menu low on the screen moves up as far as it needs
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      width={280}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <span
          aria-hidden="true"
          style={{ position: 'fixed', insetInlineStart: menuAt?.x, insetBlockStart: menuAt?.y }}
        />
      </Menu.Target>
      <Menu.Dropdown className={styles.menu} aria-label={t('panels.board.menu')}>
        {groups.map((names, index) => (
          <div key={names[0]}>
            {index > 0 ? <Menu.Divider /> : null}
            <CommandItems names={names} />
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const selectionGroups = [
  ['cut', 'copy', 'paste', 'duplicate'],
  ['group', 'ungroup', 'lock'],
  ['bring_to_front', 'send_to_back'],
  ['mirror_left_right', 'mirror_top_bottom'],
  ['delete'],
] as const satisfies readonly (readonly CommandName[])[]

const boardGroups = [
  ['paste', 'select_all'],
  ['mirror_left_right', 'swap_teams'],
  ['zoom_to_fit'],
] as const satisfies readonly (readonly CommandName[])[]
