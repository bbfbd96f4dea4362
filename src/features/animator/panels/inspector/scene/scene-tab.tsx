import { useEditorState } from '../../editor-context'
import layout from '@/shared/ui/layout.module.css'
import { DisplayFields } from './display-fields'
import { PitchFields } from './pitch-fields'
import { PitchPicker } from './pitch-picker'
import { TeamList } from './team-list'

/** The scene as a whole: ground, teams, how it is drawn. */
export function SceneTab() {
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  return (
    <fieldset
      className={`${layout.stack2} ${layout.plain} ${layout.borderless} ${layout.flush}`}
      disabled={isReadOnly}
    >
      <PitchPicker />
      <PitchFields />
      <TeamList />
      <DisplayFields />
    </fieldset>
  )
}
