import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { IconEye, IconEyeOff, IconLock, IconLockOpen } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Drawing, SceneObject } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { setFlag } from '../../editor/changes/layout/flags'
import { useBoard } from '../board/board-context'
import { useEditor, useEditorState } from '../editor-context'
import styles from './objects.module.css'
import { RenameBox } from './rename-box'
import { RowToggle } from './row-toggle'
import { toggleChosen, isAdding } from './select'
import { focusRow } from './focus-row'

interface ObjectRowProps {
  thing: SceneObject | Drawing | { id: string }
  name: string
  spoken: string
  detail?: string
  isMove?: boolean
}

/** Keys that act on the thing itself: it is selected first, then the editor's own keys do their work. */
const acting = /^(Arrow|Delete$|Backspace$|\[$|\]$)/

/** One thing: choose it, rename it, lock it, hide it; arrow keys move it on the pitch. */
export function ObjectRow({ thing, name, spoken, detail, isMove }: ObjectRowProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const { showTab } = useBoard()
  const [isRenaming, setIsRenaming] = useState(false)
  const { id } = thing
  const isSelected = useEditorState(({ selection }) => selection.includes(id))
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const canRename = 'kind' in thing && !isReadOnly && renamed.has(thing.kind)

  function select(event: MouseEvent) {
    const { selection } = editor.getState()
    editor.set({ selection: toggleChosen(selection, id, isAdding(event)) })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (focusRow(event)) return
    if (event.key === 'F2' && canRename) setIsRenaming(true)
    if (acting.test(event.key) && !isSelected) editor.set({ selection: [id] })
  }

  if (isRenaming && 'kind' in thing) {
    return (
      <li className={`${layout.flex} ${layout.middle} ${layout.roundControl} ${styles.row}`}>
        <RenameBox
          thing={thing}
          label={t('panels.objects.rename', { name })}
          onDone={() => setIsRenaming(false)}
        />
      </li>
    )
  }
  return (
    <li
      className={`${layout.flex} ${layout.middle} ${layout.roundControl} ${styles.row}`}
      data-selected={isSelected || undefined}
    >
      <button
        type="button"
        className={`${layout.line2} ${layout.fill} ${layout.roundControl} ${layout.pointer} ${styles.name}`}
        data-row=""
        aria-pressed={isSelected}
        onClick={select}
        onDoubleClick={() => (canRename ? setIsRenaming(true) : showTab('selection'))}
        onKeyDown={handleKeyDown}
      >
        <VisuallyHidden>{spoken}</VisuallyHidden>
        <span className={`${layout.clip} ${layout.fill}`} aria-hidden="true">
          {name}
        </span>
        {detail ? (
          <span
            className={`${layout.fixed} ${layout.size12} ${layout.dimmed}`}
            data-figures=""
            aria-hidden="true"
          >
            {detail}
          </span>
        ) : null}
      </button>
      {isMove || isReadOnly || !('kind' in thing) ? null : (
        <>
          <RowToggle
            label={t('panels.objects.lock', { name })}
            isOn={thing.is_locked === true}
            on={<IconLock size={16} stroke={1.75} />}
            off={<IconLockOpen size={16} stroke={1.75} />}
            onToggle={(isOn) =>
              editor.change((scene) => setFlag(scene, [id], 'is_locked', isOn), 'record')
            }
          />
          <RowToggle
            label={t('panels.objects.hide', { name })}
            isOn={thing.is_hidden === true}
            on={<IconEyeOff size={16} stroke={1.75} />}
            off={<IconEye size={16} stroke={1.75} />}
            onToggle={(isOn) =>
              editor.change((scene) => setFlag(scene, [id], 'is_hidden', isOn), 'record')
            }
          />
        </>
      )}
    </li>
  )
}

const renamed = new Set(['player', 'coach', 'zone', 'text'])
