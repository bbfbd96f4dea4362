import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PlanFullNotice, PlanRoomLine } from '@/features/schools/widgets/plan-room'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { EntityForm } from '@/shared/form/entity-form'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useSavePlayer } from '../api/players/player-writes'
import { GuardiansField } from '../components/form/guardians-field'
import { PlayerFields } from '../components/form/player-fields'
import { useInviteGuardians } from '../components/form/use-invite-guardians'
import { usePeopleAccess } from '../components/use-people-access'
import { listPlayerFieldErrors } from '../model/player-failure'
import { blankPlayer, playerSchema, type PlayerValues } from '../model/player-schema'

/** A new player, into a team and with guardians in one go; `?team=<id>` chooses the team. */
export function PlayerCreatePage() {
  const { t } = useTranslation('people')
  const [search] = useSearchParams()
  const { schoolId, myTeams } = usePeopleAccess()
  const { mutateAsync: savePlayer } = useSavePlayer()
  const inviteGuardians = useInviteGuardians()
  const only = myTeams.length === 1 ? myTeams[0] : null
  const team = myTeams.find(({ id }) => id === search.get('team')) ?? only

  const plan = { schoolId: team?.school_id ?? schoolId, allowance: 'players' } as const

  async function save(values: PlayerValues) {
    const home = myTeams.find(({ id }) => id === values.squads[0]?.team_id)?.school_id ?? schoolId
    const id = await savePlayer({ school_id: home, values })
    if (home) await inviteGuardians(home, id, values.guardians)
    showToast('success', 'people:form.created')
    return href(paths.players.details, { id })
  }

  return (
    <EntityForm
      title={t('pages.player_create')}
      description={<PlanRoomLine {...plan} />}
      back={{ to: paths.players.list, label: t('pages.players') }}
      schema={playerSchema}
      values={{ ...blankPlayer, squads: team ? [{ team_id: team.id, shirt_number: null }] : [] }}
      draftKey="player:new"
      save={save}
      fieldErrors={listPlayerFieldErrors}
      submitLabel={t('form.create')}
    >
      <PlanFullNotice {...plan} />
      <PlayerFields teams={myTeams} />
      <FormSection title={t('guardians.title')} why={t('form.guardians_why')}>
        <GuardiansField />
      </FormSection>
    </EntityForm>
  )
}
