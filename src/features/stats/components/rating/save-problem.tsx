import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { listRatedMeanwhile } from '../../model/rating/draft'
import { getRatingFailureKey } from '../../model/rating/failure'
import { getSeenById, type RatedPlayer } from '../../model/rating/rated-player'
import type { Draft } from './use-rating-draft'

interface SaveProblemProps {
  draft: Draft
  players: readonly RatedPlayer[]
  /** Why the last save was refused. */
  error: unknown
  /** Takes the refusal away once the coach has answered it. */
  onAnswered: () => void
}

/** What stands between the coach and a save: a colleague's ratings or a refusal. */
export function SaveProblem({ draft, players, error, onAnswered }: SaveProblemProps) {
  const { t } = useTranslation('stats')
  const translate = useTranslateKey()
  const seen = getSeenById(players)
  const conflicts = listRatedMeanwhile(draft.present, seen)
  const names = players.filter(({ id }) => conflicts.includes(id)).map(({ name }) => name)

  function saveMine() {
    draft.step({ kind: 'seen', seenOf: seen })
    onAnswered()
  }

  if (names.length > 0) {
    return (
      <Alert
        kind="error"
        title={t('rate.conflict_title')}
        actions={
          <Button kind="secondary" onClick={saveMine}>
            {t('rate.conflict_keep')}
          </Button>
        }
      >
        {t('rate.conflict_text', { names: names.join(', ') })}
      </Alert>
    )
  }
  if (!error) return null
  return (
    <Alert kind="error" title={translate(getRatingFailureKey(toAppError(error)))}>
      {t('rate.failed')}
    </Alert>
  )
}
