import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useBoard } from '../board/board-context'
import { useEditorState } from '../editor-context'
import { CommandItems } from './command-items'

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
      width={280}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <span
          aria-hidden="true"
          style={{ position: 'fixed', insetInlineStart: menuAt?.x, insetBlockStart: menuAt?.y }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('panels.board.menu')}>
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
  ['to_front', 'to_back'],
  ['mirror_x', 'mirror_y'],
  ['delete'],
]

const boardGroups = [['paste', 'select_all'], ['mirror_x', 'swap_teams'], ['zoom_fit']]
