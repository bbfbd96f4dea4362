import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { useSavePlayer } from '../api/players/player-writes'
import { PlayerForm } from '../components/form/player-form'
import { useInviteGuardians } from '../components/form/use-invite-guardians'
import { usePeopleAccess } from '../components/use-people-access'
import { playerFieldErrors } from '../model/player-failure'
import { blankPlayer, type PlayerValues } from '../model/player-schema'

/** A new player, into a team and with guardians in one go; `?team=<id>` chooses the team. */
export function PlayerCreatePage() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { schoolId, myTeams } = usePeopleAccess()
  const { mutateAsync: save } = useSavePlayer()
  const inviteGuardians = useInviteGuardians()
  const sent = useRef<PlayerValues | null>(null)
  const team =
    myTeams.find(({ id }) => id === search.get('team')) ??
    (myTeams.length === 1 ? myTeams[0] : null)

  async function handleSave(values: PlayerValues) {
    sent.current = values
    const home = myTeams.find(({ id }) => id === values.squads[0]?.team_id)?.school_id ?? schoolId
    const id = await save({ school_id: home, values })
    if (home) await inviteGuardians(home, id, values.guardians)
    showToast('success', 'people:form.created')
    await navigate(href(paths.players.details, { id }))
  }

  return (
    <FormPage
      title={t('pages.player_create')}
      back={{ to: paths.players.list, label: t('pages.players') }}
    >
      <PlayerForm
        values={{
          ...blankPlayer,
          squads: team ? [{ team_id: team.id, shirt_number: null }] : [],
        }}
        teams={myTeams}
        isNew
        body="hidden"
        draftKey="player:new"
        cancelTo={paths.players.list}
        onSave={handleSave}
        fieldErrors={(error) => playerFieldErrors(error, sent.current)}
      />
    </FormPage>
  )
}
