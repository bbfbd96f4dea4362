import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { setTeamCount } from '../../../editor/changes/things/teams'
import { useEditorState } from '../../editor-context'
import { SegmentBox } from '../fields/segment-box'
import styles from '../inspector.module.css'
import { useEdit } from '../use-edit'
import { TeamFields } from './team-fields'

const counts = ['2', '3', '4'] as const

/** Two to four teams: two for a match, three for a rondo with neutrals. */
export function TeamList() {
  const { t } = useTranslation('animator')
  const teams = useEditorState((state) => state.scene.teams)
  const { change } = useEdit()
  return (
    <section className={`${layout.stack2} ${layout.lineBelow} ${styles.section}`}>
      <h2 className={`${layout.medium} ${layout.size13} ${layout.dimmed} ${styles.title}`}>
        {t('panels.teams.title')}
      </h2>
      <SegmentBox
        label={t('panels.teams.count')}
        value={counts.find((count) => count === String(teams.length)) ?? '2'}
        options={counts.map((value) => ({ value, label: value }))}
        onCommit={(count) => change((scene) => setTeamCount(scene, Number(count)))}
      />
      {teams.map((team) => (
        <TeamFields key={team.id} team={team} />
      ))}
    </section>
  )
}
