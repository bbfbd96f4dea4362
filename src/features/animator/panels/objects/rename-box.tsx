import type { Drawing, SceneObject } from '@/features/scene/model/document/scene-schema'
import { useEditor } from '../editor-context'
import { nameable, renamedThing } from './rename'
import styles from './objects.module.css'

interface RenameBoxProps {
  thing: SceneObject | Drawing
  label: string
  onDone: () => void
}

/** The name where it stands; Enter keeps it, Escape does not. */
export function RenameBox({ thing, label, onDone }: RenameBoxProps) {
  const editor = useEditor()

  function keep(text: string) {
    editor.change((scene) => renamedThing(scene, thing.id, text.trim()), 'record')
    onDone()
  }

  return (
    <input
      type="text"
      className={styles.rename}
      aria-label={label}
      defaultValue={nameable(thing)?.text ?? ''}
      maxLength={nameable(thing)?.max}
      ref={(box) => box?.focus()}
      onBlur={({ currentTarget }) => keep(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep(event.currentTarget.value)
        if (event.key === 'Escape') onDone()
        event.stopPropagation()
      }}
    />
  )
}
