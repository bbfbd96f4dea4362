import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import type { Impossible } from '../model/rotation'
import type { Rotation } from './use-rotation'
import type { RotationGame } from './use-rotation-game'

/** Why there is no new plan, with the one step that would allow it. */
export function RotationOutcome({ game, rotation }: { game: RotationGame; rotation: Rotation }) {
  const { t } = useTranslation('rotation')
  const { outcome, setRules, isSolving } = rotation
  if (!outcome || outcome.kind === 'plan') return null
  if (outcome.kind === 'overrun')
    return <Alert title={t('overrun.title')}>{t('overrun.text')}</Alert>
  const { reason } = outcome
  const { relaxed } = reason
  return (
    <Alert
      title={t('impossible')}
      actions={
        relaxed ? (
          <Button
            kind="secondary"
            busy={isSolving}
            onClick={() => setRules({ ...rotation.rules, ...relaxed, locks: relaxed.locks })}
          >
            {t(`relax.${reason.code}`, { share: relaxed.least_share, count: relaxed.bench_run })}
          </Button>
        ) : null
      }
    >
      {t(`reason.${reason.code}`, getFigures(reason, game))}
    </Alert>
  )
}

function getFigures({ part = 0, count, places, players = [] }: Impossible, game: RotationGame) {
  const [one = '', other = ''] = players.map(
    (id) => game.players.find((known) => known.id === id)?.name,
  )
  return { part: part + 1, children: count, places, one, other }
}
