import { useEditorState } from '../../editor-context'
import styles from '../inspector.module.css'
import { DisplayFields } from './display-fields'
import { PitchFields } from './pitch-fields'
import { PitchPicker } from './pitch-picker'
import { TeamList } from './team-list'

/** The scene as a whole: ground, teams, how it is drawn. */
export function SceneTab() {
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  return (
    <fieldset className={styles.props} disabled={isReadOnly}>
      <PitchPicker />
      <PitchFields />
      <TeamList />
      <DisplayFields />
    </fieldset>
  )
}
