import type { Drawing, SceneObject } from '@/features/scene/model/document/scene-schema'
import { useEditor } from '../editor-context'
import { findNameable, renameThing } from './rename'
import layout from '@/shared/ui/layout.module.css'
import styles from './objects.module.css'

interface RenameBoxProps {
  thing: SceneObject | Drawing
  label: string
  onDone: () => void
}

/** The name where it stands; Enter keeps it, Escape does not. */
export function RenameBox({ thing, label, onDone }: RenameBoxProps) {
  const editor = useEditor()

  function saveName(text: string) {
    editor.change((scene) => renameThing(scene, thing.id, text.trim()), 'record')
    onDone()
  }

  return (
    <input
      type="text"
      className={`${layout.full} ${layout.roundControl} ${layout.size13} ${layout.ground1} ${styles.rename}`}
      aria-label={label}
      defaultValue={findNameable(thing)?.text ?? ''}
      maxLength={findNameable(thing)?.max}
      ref={(box) => box?.focus()}
      onBlur={({ currentTarget }) => saveName(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') saveName(event.currentTarget.value)
        if (event.key === 'Escape') onDone()
        event.stopPropagation()
      }}
    />
  )
}
