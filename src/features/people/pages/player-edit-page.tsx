import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { AppError, toAppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { usePlayerConsents } from '../api/consents'
import { useCanChangeBirthDate } from '../api/players/birth-date'
import { useSavePlayer } from '../api/players/player-writes'
import { fetchNewestPlayer, usePlayer } from '../api/players/players'
import { PlayerForm } from '../components/form/player-form'
import { usePeopleAccess } from '../components/use-people-access'
import { fullName } from '@/lib/person'
import { isOutdated, playerFieldErrors } from '../model/player-failure'
import type { PlayerValues } from '../model/player-schema'
import { toPlayerInput } from '../model/stored-player'

export function PlayerEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const newest = usePlayer(id)
  // what the form was opened with: a refresh in the background must not make an old form look new
  const [player, setPlayer] = useState(newest)
  const { myTeams, role } = usePeopleAccess()
  const { data: consents } = usePlayerConsents(id)
  const hasHealthConsent = consents?.some(
    ({ purpose, is_given }) => purpose === 'health_data' && is_given,
  )
  const { mutateAsync: save } = useSavePlayer()
  const sent = useRef<PlayerValues | null>(null)
  const canChangeBirthDate = useCanChangeBirthDate(id)
  const [isStale, setStale] = useState(false)
  const details = href(paths.players.details, { id })
  const { values, otherTeams } = toPlayerInput(player, myTeams)

  async function handleSave(changed: PlayerValues) {
    sent.current = changed
    try {
      await save({ id, school_id: null, expected: player.updated_at, values: changed })
    } catch (thrown) {
      const error = toAppError(thrown)
      if (!isOutdated(error)) throw error
      setStale(true)
      throw new AppError('conflict', { cause: error, detail: 'player_changed' })
    }
    showToast('success', 'people:form.saved')
    await navigate(details)
  }

  async function reload() {
    setPlayer(await fetchNewestPlayer(id))
    setStale(false)
  }

  return (
    <FormPage
      title={t('form.edit_title', { name: fullName(player) })}
      back={{ to: details, label: fullName(player) }}
    >
      {isStale ? (
        <Alert
          kind="error"
          title={t('form.changed_title')}
          actions={
            <Button kind="secondary" onClick={() => void reload()}>
              {t('form.load_newest')}
            </Button>
          }
        >
          {t('form.changed_text')}
        </Alert>
      ) : null}
      <PlayerForm
        key={player.updated_at}
        values={values}
        teams={myTeams}
        otherTeams={otherTeams}
        isNew={false}
        body={role !== 'coach' ? 'hidden' : hasHealthConsent ? 'open' : 'needs_consent'}
        isBirthDateLocked={canChangeBirthDate === false}
        draftKey={`player:${id}`}
        cancelTo={details}
        onSave={handleSave}
        fieldErrors={(error) => playerFieldErrors(error, sent.current)}
      />
    </FormPage>
  )
}
