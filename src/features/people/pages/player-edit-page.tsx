import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { usePlayerConsents } from '../api/consents'
import { useCanChangeBirthDate } from '../api/players/birth-date'
import { useSavePlayer } from '../api/players/player-writes'
import { playerQueries } from '../api/players/players'
import { BodyFields } from '../components/form/body-fields'
import { PlayerFields } from '../components/form/player-fields'
import { usePeopleAccess } from '../components/use-people-access'
import { formatFullName } from '@/lib/person'
import { listPlayerFieldErrors } from '../model/player-failure'
import { playerSchema } from '../model/player-schema'
import { toPlayerInput } from '../model/stored-player'

/** Coaches measure once the family has agreed; owners neither read nor write what is about a body. */
export function PlayerEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('people')
  const opened = useEntityForm(playerQueries.one(id))
  const { myTeams, role } = usePeopleAccess()
  const { data: consents } = usePlayerConsents(id)
  const hasConsent = consents?.some((one) => one.purpose === 'health_data' && one.is_given)
  const { mutateAsync: savePlayer } = useSavePlayer()
  const isBirthDateLocked = useCanChangeBirthDate(id) === false
  const details = href(paths.players.details, { id })
  const name = formatFullName(opened.row)
  const { values, otherTeams } = toPlayerInput(opened.row, myTeams)
  return (
    <EntityForm
      title={t('form.edit_title', { name })}
      back={{ to: details, label: name }}
      opened={opened}
      schema={playerSchema}
      values={values}
      draftKey={`player:${id}`}
      save={async (changed) => {
        const expected = opened.row.updated_at
        await savePlayer({ id, school_id: null, expected, values: changed })
        showToast('success', 'people:form.saved')
        return details
      }}
      fieldErrors={listPlayerFieldErrors}
      submitLabel={t('form.save')}
    >
      <PlayerFields teams={myTeams} otherTeams={otherTeams} isBirthDateLocked={isBirthDateLocked} />
      {role === 'coach' ? <BodyFields needsConsent={!hasConsent} /> : null}
    </EntityForm>
  )
}
