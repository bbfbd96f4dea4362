import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { useMyTeams } from '@/features/teams/api/teams'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { TeamId } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { useEditorState } from '../editor-context'
import { ChoiceBox } from '../inspector/fields/choice-box'
import { useNames } from '../names/use-names'
import styles from './squad.module.css'
import { SquadChips } from './squad-chips'

/** The real players of one's teams: drag one onto the pitch, or press Enter. */
export function SquadBench() {
  const session = useSession()
  if (!session) return null
  return <Bench userId={session.user.id} role={session.profile?.role ?? null} />
}

function Bench({ userId, role }: { userId: string; role: Parameters<typeof useMyTeams>[1] }) {
  const { t } = useTranslation('animator')
  const { data: teams } = useMyTeams(userId, role)
  const scene = useEditorState((state) => state.scene)
  const { teamName } = useNames()
  const [wanted, setWanted] = useState('')
  const [side, setSide] = useState<TeamId>('a')
  const team = teams.find(({ id }) => id === wanted) ?? teams[0]
  if (!team) return <p className={`${layout.dim12} ${styles.hint}`}>{t('squad.no_team')}</p>
  return (
    <div className={layout.stack2}>
      <ChoiceBox
        label={t('squad.team')}
        value={team.id}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        onCommit={setWanted}
      />
      <ChoiceBox
        label={t('squad.side')}
        value={scene.teams.some(({ id }) => id === side) ? side : 'a'}
        options={scene.teams.map(({ id }) => ({ value: id, label: teamName(scene, id) }))}
        onCommit={setSide}
      />
      <QueryBoundary key={team.id}>
        <SquadChips teamId={team.id} side={side} />
      </QueryBoundary>
    </div>
  )
}
