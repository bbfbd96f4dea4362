import { useState } from 'react'
import { IconQrcode, IconTableImport, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PlanFullNotice, PlanRoomLine } from '@/features/schools/widgets/plan-room'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { SelectionBar } from '@/shared/ui/table/selection-bar'
import layout from '@/shared/ui/layout.module.css'
import { useSquad, type SquadMember } from '../../api/squad'
import type { TeamDetails } from '../../api/team'
import type { TeamAccess } from '../../model/access'
import { AddPlayersSheet } from './add-players-sheet'
import { JoinRequests } from '../join/join-requests'
import { InviteFamiliesSheet } from '../links/invite-families-sheet'
import { MoveRequests } from '../moves/move-requests'
import { MoveSheet } from '../moves/move-sheet'
import { LeaveSheet } from './leave-sheet'
import { SquadTable } from './squad-table'

interface SquadTabProps {
  team: TeamDetails
  access: TeamAccess
}

/** Who plays here; its staff and the owner number, add and remove, families see their own child. */
export function SquadTab({ team, access }: SquadTabProps) {
  const { t } = useTranslation('teams')
  const { data: squad, error, refetch } = useSquad(team.id)
  const [isAdding, setAdding] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const [ticked, setTicked] = useState<string[]>([])
  const [moving, setMoving] = useState<SquadMember[] | null>(null)
  const [leaving, setLeaving] = useState<SquadMember[] | null>(null)
  if (error && !squad) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!squad) return <ListSkeleton rows={8} />

  const { isManager, isFamily } = access
  const plan = { schoolId: isManager ? team.school_id : null, allowance: 'players' } as const
  const chosen = squad.filter(({ id }) => ticked.includes(id))
  const add = (
    <span className={layout.wrap2}>
      {team.archived_at ? null : (
        <Button
          kind="secondary"
          icon={<IconQrcode size={20} stroke={1.75} />}
          onClick={() => setInviting(true)}
        >
          {t('links.action')}
        </Button>
      )}
      <Button icon={<IconUserPlus size={20} stroke={1.75} />} onClick={() => setAdding(true)}>
        {t('squad.add')}
      </Button>
    </span>
  )
  return (
    <div className={layout.grid4}>
      {isManager ? <JoinRequests team={team} /> : null}
      {isManager ? <MoveRequests teamId={team.id} /> : null}
      <PlanFullNotice {...plan} />
      {squad.length > 0 || isFamily ? (
        <div className={layout.between3}>
          <p className={`${layout.dim13Any} ${layout.normal}`}>
            {describeSquad()} <PlanRoomLine {...plan} />
          </p>
          {isManager ? add : null}
        </div>
      ) : null}
      {squad.length > 0 ? (
        <SquadTable
          squad={squad}
          {...(isManager
            ? {
                selection: { ids: chosen.map(({ id }) => id), onChange: setTicked },
                onRemove: (member: SquadMember) => setLeaving([member]),
              }
            : {})}
        />
      ) : null}
      {squad.length === 0 && !isFamily ? (
        <EmptyState
          picture="people"
          title={isManager ? t('squad.empty_title') : t('squad.closed_title')}
          text={isManager ? t('squad.empty_text') : t('squad.closed_text')}
          action={
            isManager ? (
              <>
                {add}
                <LinkButton
                  kind="secondary"
                  icon={<IconTableImport size={20} stroke={1.75} />}
                  to={`${paths.players.import}?team=${team.id}`}
                >
                  {t('squad.import')}
                </LinkButton>
              </>
            ) : null
          }
        />
      ) : null}
      {isManager ? (
        <SelectionBar count={chosen.length} onClear={() => setTicked([])}>
          <Button kind="secondary" onClick={() => setMoving(chosen)}>
            {t('moves.offer')}
          </Button>
          <Button kind="secondary" onClick={() => setLeaving(chosen)}>
            {t('squad.remove')}
          </Button>
        </SelectionBar>
      ) : null}
      {isInviting ? <InviteFamiliesSheet team={team} onClose={() => setInviting(false)} /> : null}
      {isAdding ? (
        <AddPlayersSheet team={team} squad={squad} onClose={() => setAdding(false)} />
      ) : null}
      {moving ? (
        <MoveSheet
          team={team}
          members={moving}
          onClose={() => setMoving(null)}
          onDone={() => setTicked([])}
        />
      ) : null}
      {leaving ? (
        <LeaveSheet
          team={team}
          members={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => setTicked([])}
        />
      ) : null}
    </div>
  )

  function describeSquad(): string {
    if (access.isFamily) return t(access.isPlayer ? 'squad.own' : 'squad.family')
    if (isManager) return t('squad.hint')
    return t('list.players', { count: squad?.length ?? 0 })
  }
}
